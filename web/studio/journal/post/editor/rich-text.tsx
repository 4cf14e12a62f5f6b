import { type Command, Editor } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { Wiring } from '../../../../ui/field.tsx'
import { AddressPanel } from './address-panel.tsx'
import type { Sizes } from '../sized-body.ts'
import { extensionsFor } from './extensions.ts'
import { changeFigure, newFigure, pictureAt, type PictureValues } from './figure.ts'
import { readHtml, readPasted } from './read-html.ts'
import { type AddressKind, Toolbar } from './toolbar.tsx'
import { writeHtml } from './write-html.ts'
import { t } from '../../../../../language/t.ts'

export interface RichTextProps {
  value: string
  wiring: Wiring
  /** The sizes of the pictures that are in the text from the start. */
  sizes: Sizes
  onChange: (html: string) => void
  onBlur?: () => void
}

function htmlOf({ state, isEmpty }: Editor) {
  if (isEmpty) return ''
  return writeHtml(DOMSerializer.fromSchema(state.schema).serializeFragment(state.doc.content))
}

const attributesFor = (wiring: Wiring) => ({
  class: 'adm-prose',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': t('Post body'),
  ...Object.fromEntries(Object.entries(wiring).map(([name, value]) => [name, String(value)])),
})

/** Typing continues below the picture instead of replacing it. */
const goOnBelow: Command = ({ tr }) => {
  const { $from } = tr.selection
  tr.setSelection(Selection.near(tr.doc.resolve($from.after(1)), 1))
  return true
}

function linkAt(editor: Editor): PictureValues | null {
  const { href } = editor.getAttributes('link')
  return href ? { address: String(href), alt: '', caption: '' } : null
}

/** The editor for the body of a post. It returns HTML and keeps everything that the server keeps. */
export default function RichText({ value, wiring, sizes, onChange, onBlur }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [asked, setAsked] = useState<AddressKind | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  /** The text that last left or entered the editor. */
  const lastValue = useRef(value)
  const callbacks = useRef({ onChange, onBlur })
  useEffect(() => {
    callbacks.current = { onChange, onBlur }
  })

  // Before the first paint, so that it replaces the previous content without a jump.
  const firstSizes = useRef(sizes)
  useLayoutEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: extensionsFor(firstSizes.current),
      content: readHtml(lastValue.current),
      editorProps: { transformPastedHTML: readPasted },
      onUpdate({ editor }) {
        lastValue.current = htmlOf(editor)
        callbacks.current.onChange(lastValue.current)
      },
      onTransaction: redraw,
      onBlur: () => callbacks.current.onBlur?.(),
    })
    setEditor(made)
    return () => made.destroy()
  }, [])

  useEffect(() => {
    if (!editor || value === lastValue.current) return
    lastValue.current = value
    editor.commands.setContent(readHtml(value), { emitUpdate: false })
  }, [editor, value])

  const { id, 'aria-invalid': invalid, 'aria-describedby': described } = wiring
  useEffect(() => {
    const attributes = attributesFor({
      id,
      ...(invalid && { 'aria-invalid': invalid }),
      ...(described && { 'aria-describedby': described }),
    })
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes } })
  }, [editor, id, invalid, described])

  function close() {
    setAsked(null)
    editor?.commands.focus()
  }
  function apply(given: PictureValues) {
    const { address } = given
    if (asked === 'link') {
      const chain = editor!.chain().focus().extendMarkRange('link')
      const { empty } = editor!.state.selection
      if (empty && !editor!.isActive('link'))
        chain
          .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
          .run()
      else chain.setLink({ href: address }).run()
    } else if (pictureAt(editor!)) {
      changeFigure(editor!, given)
      editor!.commands.focus()
    } else {
      editor!.chain().focus().insertContent(newFigure(given)).run()
      editor!.commands.command(goOnBelow)
    }
    setAsked(null)
  }
  return (
    <>
      {editor && (
        <Toolbar editor={editor} asked={asked} onAsk={(what) => setAsked(asked === what ? null : what)} />
      )}
      {editor && asked && (
        <AddressPanel
          key={asked}
          what={asked}
          initial={asked === 'link' ? linkAt(editor) : pictureAt(editor)}
          onApply={apply}
          onRemove={
            asked === 'link' && editor.isActive('link')
              ? () => {
                  editor.chain().focus().extendMarkRange('link').unsetLink().run()
                  setAsked(null)
                }
              : undefined
          }
          onCancel={close}
        />
      )}
      <div ref={place} className="adm-ed-text" />
    </>
  )
}
