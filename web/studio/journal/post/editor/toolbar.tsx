import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { icons } from './editor-icons.tsx'
import { t } from '../../../../../language/t.ts'

export type AddressKind = 'link' | 'picture'

interface ToolbarProps {
  editor: Editor
  /** The address that is being edited. */
  asked: AddressKind | null
  onAsk: (what: AddressKind) => void
}

interface Tool {
  name: string
  face: ReactNode
  /** Absent for buttons that are not toggles. */
  pressed?: boolean
  disabled?: boolean
  run: () => void
}

function toolsOf({ editor, asked, onAsk }: ToolbarProps): Tool[][] {
  const chain = () => editor.chain().focus()
  const heading = (level: 2 | 3) => ({
    name: t('Heading {level}', { level }),
    face: icons[`heading${level}`],
    pressed: editor.isActive('heading', { level }),
    run: () => chain().toggleHeading({ level }).run(),
  })
  return [
    [heading(2), heading(3)],
    [
      {
        name: t('Bold'),
        face: icons.bold,
        pressed: editor.isActive('bold'),
        run: () => chain().toggleBold().run(),
      },
      {
        name: t('Italic'),
        face: icons.italic,
        pressed: editor.isActive('italic'),
        run: () => chain().toggleItalic().run(),
      },
      {
        name: t('Link'),
        face: icons.link,
        pressed: editor.isActive('link') || asked === 'link',
        run: () => onAsk('link'),
      },
    ],
    [
      {
        name: t('Bulleted list'),
        face: icons.bullets,
        pressed: editor.isActive('bulletList'),
        run: () => chain().toggleBulletList().run(),
      },
      {
        name: t('Numbered list'),
        face: icons.numbers,
        pressed: editor.isActive('orderedList'),
        run: () => chain().toggleOrderedList().run(),
      },
      {
        name: t('Quote'),
        face: icons.quote,
        pressed: editor.isActive('blockquote'),
        run: () => chain().toggleBlockquote().run(),
      },
      {
        name: t('Picture'),
        face: icons.picture,
        pressed: asked === 'picture' || editor.isActive('figure'),
        run: () => onAsk('picture'),
      },
      { name: t('Horizontal line'), face: icons.rule, run: () => chain().setHorizontalRule().run() },
    ],
    [
      { name: t('Undo'), face: icons.undo, disabled: !editor.can().undo(), run: () => chain().undo().run() },
      { name: t('Redo'), face: icons.redo, disabled: !editor.can().redo(), run: () => chain().redo().run() },
    ],
  ]
}

/** One tab stop; the arrow keys move between buttons. */
export function Toolbar(props: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(t('Heading 2'))
  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const last = buttons.length - 1
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return (
    <div ref={bar} className="adm-ed-tools" role="toolbar" aria-label={t('Text formatting')}>
      {toolsOf(props).map((group) => (
        <div key={group[0]!.name} className="adm-ed-group">
          {group.map(({ name, face, pressed, disabled, run }) => (
            <button
              key={name}
              type="button"
              className="icon-btn"
              aria-label={name}
              title={name}
              aria-pressed={pressed}
              aria-disabled={disabled || undefined}
              tabIndex={name === current ? 0 : -1}
              onFocus={() => setCurrent(name)}
              onKeyDown={onKeyDown}
              // Pressing a button must not clear the selection of the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => !disabled && run()}
            >
              {face}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
