import {
  type Payments,
  type Studio,
  studioPayments,
  usualPayments,
} from '../../../../contract/shape/studio-settings.ts'
import { localDigits } from '../../../../language/numbers.ts'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import type { StudioFormOptions } from './saved-settings.ts'

/** The advance as typed. */
interface PaymentsValues {
  payments: Omit<Payments, 'advance'> & { advance: string }
  late: { days: string; remind: boolean }
}

const toValues = ({ payments, late }: Studio): PaymentsValues => {
  const now = payments ?? usualPayments
  return {
    payments: { ...now, advance: localDigits(now.advance) },
    late: { ...late, days: localDigits(late.days) },
  }
}

export const usePaymentsForm = ({ studio, ...options }: StudioFormOptions) =>
  useAdminForm({
    schema: studioPayments,
    ...options,
    initial: toValues(studio),
    reload: async () => toValues(await options.reload()),
  })
