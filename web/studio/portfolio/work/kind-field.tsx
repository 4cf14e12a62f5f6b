import type { ComponentProps } from 'react'
import { useId } from 'react'
import type { WorkKind } from '../../../../contract/portfolio/work.ts'
import { t } from '../../../../language/t.ts'
import { TextField } from '../../../ui/field.tsx'

type KindFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'list'> & {
  kinds: WorkKind[]
}

/** Existing kinds are suggested; typing another creates it. */
export function KindField({ kinds, ...props }: KindFieldProps) {
  const id = useId()
  return (
    <>
      <TextField
        label={t('Kind of work')}
        hint={t('Visitors filter by it: Weddings, Products, Interiors.')}
        list={id}
        maxLength={40}
        autoComplete="off"
        required
        {...props}
      />
      <datalist id={id}>
        {kinds.map(({ slug, name }) => (
          <option key={slug}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
