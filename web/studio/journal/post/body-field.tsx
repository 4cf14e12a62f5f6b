import { type ComponentType, type ComponentProps, useEffect, useState } from 'react'
import { FieldFrame } from '../../../ui/field.tsx'
import type { Wiring } from '../../../ui/field.tsx'
import { BodyPreview } from './body-preview.tsx'
import type { RichTextProps } from './editor/rich-text.tsx'
import { EditorComing } from './editor-coming.tsx'
import { wordCount } from './reading-time.ts'
import { sizedBody, type Sizes } from './sized-body.ts'
import { type Label, plural, t } from '../../../../language/t.ts'

interface BodyFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'onBlur'> {
  value: string
  error?: string
  sizes: Sizes
  onChange: (html: string) => void
  onBlur: () => void
}

type Editor = ComponentType<RichTextProps> | 'coming' | 'failed'

/** Loads the editor only where a post is written, and only in the browser. */
function useEditor(): Editor {
  const [editor, setEditor] = useState<Editor>('coming')
  useEffect(() => {
    let here = true
    import('./editor/rich-text.tsx').then(
      (module) => here && setEditor(() => module.default),
      () => here && setEditor('failed'),
    )
    return () => {
      here = false
    }
  }, [])
  return editor
}

const hints: Record<'write' | 'html' | 'failed', Label> = {
  write: 'What you see is what visitors get. Pasted text keeps its structure and loses its formatting.',
  html: 'HTML: headings, paragraphs, lists, quotes, links and pictures. Scripts and styles are removed when you save.',
  failed: 'The editor could not be loaded, so the text is shown as HTML. Reload the page to try again.',
}

/** The body, edited as rich text or as HTML. Switching changes nothing in it. */
export function BodyField({ error, value, sizes, onChange, onBlur, ...props }: BodyFieldProps) {
  const Editor = useEditor()
  const [first] = useState(value)
  const [chosen, setMode] = useState<'write' | 'html'>('write')
  const mode = Editor === 'failed' ? 'html' : chosen
  const tab = (name: 'write' | 'html', label: string) => (
    <button type="button" aria-pressed={mode === name} onClick={() => setMode(name)}>
      {label}
    </button>
  )
  const write = (wiring: Wiring) =>
    typeof Editor === 'string' ? (
      <EditorComing html={sizedBody(first, sizes)} />
    ) : (
      <Editor value={value} wiring={wiring} sizes={sizes} onChange={onChange} onBlur={onBlur} />
    )
  return (
    <FieldFrame
      label={t('Post body')}
      end={plural(wordCount(value), '{n} word', '{n} words')}
      hint={t(Editor === 'failed' ? hints.failed : hints[mode])}
      error={error}
      named={mode === 'write'}
    >
      {(wiring) => (
        <div className="adm-ed" data-mode={mode}>
          {Editor !== 'failed' && (
            <div className="adm-seg adm-ed-modes" role="group" aria-label={t('Write or HTML')}>
              {tab('write', t('Write'))}
              {tab('html', 'HTML')}
            </div>
          )}
          {mode === 'write' ? (
            write(wiring)
          ) : (
            <div className="adm-write">
              <textarea
                {...props}
                {...wiring}
                value={value}
                onChange={({ target }) => onChange(target.value)}
                onBlur={onBlur}
                className="input adm-html"
                rows={6}
                spellCheck
              />
              <BodyPreview body={value} />
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
