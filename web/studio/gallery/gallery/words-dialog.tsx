import { type FormEvent, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { OwnerPicture } from '../../../../contract/gallery/gallery-parts.ts'
import { t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { useMutation } from '../../ui/use-mutation.ts'

interface WordsDialogProps {
  picture: OwnerPicture
  onClose: () => void
}

/** The description and caption of a picture in both languages; each may be empty. */
export function WordsDialog({ picture, onClose }: WordsDialogProps) {
  const { busy, act } = useMutation()
  const [words, setWords] = useState(picture.words)
  const field = (name: keyof typeof words, lang: 'en' | 'bn') => ({
    lang,
    rows: 2,
    value: words[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setWords((now) => ({ ...now, [name]: target.value })),
  })
  async function save(event: FormEvent) {
    event.preventDefault()
    const params = { id: picture._id }
    if (await act(() => signedCall(api.galleryPicture.words, { params, body: words }))) onClose()
  }
  return (
    <Dialog open title={t('Description and caption')} onClose={onClose}>
      <form className="adm-form" onSubmit={(event) => void save(event)} noValidate>
        <TextArea
          label={t('What it shows')}
          hint={t('Read aloud to people who cannot see it.')}
          maxLength={300}
          {...field('alt', 'en')}
        />
        <TextArea label={t('What it shows, in Bangla')} maxLength={300} {...field('altBn', 'bn')} />
        <TextArea label={t('Caption')} maxLength={500} {...field('caption', 'en')} />
        <TextArea label={t('Caption, in Bangla')} maxLength={500} {...field('captionBn', 'bn')} />
        <Button type="submit" look="accent" busy={busy}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  )
}
