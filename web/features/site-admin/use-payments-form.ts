import {
  type Payments,
  type Studio,
  studioPayments,
  usualPayments,
} from '../../../contract/studio-settings.ts'
import { useAdminForm } from '../../ui/admin/use-admin-form.ts'
import type { StudioFormOptions } from './studio-values.ts'

/** The advance as it is typed. */
type Values = { payments: Omit<Payments, 'advance'> & { advance: string } }

const toValues = ({ payments }: Studio): Values => {
  const now = payments ?? usualPayments
  return { payments: { ...now, advance: String(now.advance) } }
}

export const usePaymentsForm = ({ studio, ...options }: StudioFormOptions) =>
  useAdminForm({
    schema: studioPayments,
    ...options,
    initial: toValues(studio),
    reload: async () => toValues(await options.reload()),
  })
