/** What every step is told. */
export interface StepProps {
  onSaved: () => void
  onSkip: () => void
}
