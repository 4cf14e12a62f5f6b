import { toggleTheme, useDark } from '../../lib/theme.ts'
import { Contrast } from '../../ui/icons.tsx'

export function ThemeToggle() {
  return (
    <button
      type="button"
      className="icon-btn needs-script"
      aria-label="Dark look"
      aria-pressed={useDark()}
      title="Switch between light and dark"
      onClick={toggleTheme}
    >
      <Contrast />
    </button>
  )
}
