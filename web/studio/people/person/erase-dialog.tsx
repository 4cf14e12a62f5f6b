import { useNavigate } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { erasure } from '../../../../contract/people/client.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import type { Person } from '../../../../contract/people/person.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { File, Trash } from '../../ui/icons.tsx'
import { TextField } from '../../../ui/field.tsx'
import { plural, t } from '../../../../language/t.ts'

const rowIf = (count: number, words: () => string) => (count > 0 ? [words()] : [])

function erasedRows({ galleries, holdings, accounts }: Person) {
  const pictures = galleries.reduce((sum, gallery) => sum + gallery.pictures, 0)
  return [
    t('Name, email, phone and address'),
    t('Notes and replies'),
    ...rowIf(holdings.messages, () => plural(holdings.messages, '{n} message', '{n} messages')),
    ...rowIf(galleries.length, () =>
      t('{galleries} with {pictures}, and their links', {
        galleries: plural(galleries.length, '{n} gallery', '{n} galleries'),
        pictures: plural(pictures, '{n} picture', '{n} pictures'),
      }),
    ),
    ...rowIf(holdings.mails, () =>
      plural(holdings.mails, '{n} email waiting to go out', '{n} emails waiting to go out'),
    ),
    ...rowIf(accounts.length, () => t('The account they sign in with')),
    t('Their name in logs and in search'),
  ]
}

function keptRows({ client, holdings, reviews }: Person) {
  const { documents, payments } = holdings
  const rows = [
    ...rowIf(documents, () =>
      plural(documents, '{n} numbered document with the name', '{n} numbered documents with the name'),
    ),
    ...rowIf(payments, () =>
      t('{payments}, {sum}, in your books', {
        payments: plural(payments, '{n} payment', '{n} payments'),
        sum: formatPaisa(client?.paid ?? 0),
      }),
    ),
    ...rowIf(documents + payments, () => t('The days of these bookings, without the client')),
    ...rowIf(reviews.length, () => t('Reviews, without the name, or remove them below')),
  ]
  return rows.length > 0 ? rows : [t('Nothing: there are no documents or payments')]
}

const Box = ({ icon, title, rows }: { icon: React.ReactNode; title: string; rows: string[] }) => (
  <div className="adm-inset">
    <h3>
      {icon}
      {title}
    </h3>
    <ul>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  </div>
)

interface EraseDialogProps {
  person: Person
  onClose: () => void
}

/** Lists what will be erased and what bookkeeping keeps. It takes a confirmation and a second click. */
export function EraseDialog({ person, onClose }: EraseDialogProps) {
  const navigate = useNavigate()
  return (
    <ActionDialog
      title={t('Erase {name}?', { name: person.name })}
      lede={t('This cannot be undone.')}
      verb={t('Erase permanently')}
      cancel={t('No, cancel')}
      look="ink"
      isGrave
      schema={erasure}
      initial={{ name: '', reviews: 'keep' as 'keep' | 'remove' }}
      send={(body) => signedCall(api.client.erase, { params: { id: person._id }, body })}
      onSaved={() => navigate('/admin/clients', { replace: true })}
      onClose={onClose}
    >
      {({ values, field, set }) => (
        <>
          <div className="adm-goes">
            <Box icon={<Trash />} title={t('Erased')} rows={erasedRows(person)} />
            <Box icon={<File />} title={t('Kept, as accounting law requires')} rows={keptRows(person)} />
          </div>
          {person.reviews.length > 0 && (
            <label className="adm-check">
              <input
                type="checkbox"
                checked={values.reviews === 'remove'}
                onChange={({ target }) => set('reviews', target.checked ? 'remove' : 'keep')}
              />
              {t('Remove the reviews, too')}
            </label>
          )}
          <TextField
            label={t('Type “{name}” to continue', { name: person.name })}
            autoComplete="off"
            {...field('name')}
          />
        </>
      )}
    </ActionDialog>
  )
}
