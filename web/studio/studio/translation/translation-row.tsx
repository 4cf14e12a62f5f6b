import type { ComponentType, ReactNode } from 'react'
import type { TranslatedField } from '../../../../contract/studio/translation.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'
import { Button } from '../../../ui/button.tsx'
import { Check, Clock } from '../../ui/icons.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import type { FieldName } from './field-names.ts'
import { WhatChanged } from './what-changed.tsx'

export interface BodyEditorProps {
  label: string
  value: string
  error?: string
  onChange: (html: string) => void
}

interface TranslationRowProps {
  of: TranslatedField
  name: FieldName
  value: string
  error?: string
  /** Marked as still correct, but not saved yet. */
  isRight: boolean
  /** The editor for the body of a post; absent for plain text. */
  Body?: ComponentType<BodyEditorProps>
  /** The slug that the title would get. */
  suggestion?: string
  onText: (text: string) => void
  onRight: () => void
}

const badges = {
  current: () => (
    <span className="adm-badge">
      <Check />
      {t('Up to date')}
    </span>
  ),
  older: () => (
    <span className="adm-badge adm-scheduled">
      <Clock />
      {t('Older than the English text')}
    </span>
  ),
  missing: () => <span className="adm-badge adm-pending">{t('Missing')}</span>,
}

const longerThanALine = 80

type BanglaProps = TranslationRowProps & { label: string }

function Bangla({ of, label, value, error, Body, suggestion, onText }: BanglaProps) {
  const field = {
    label: t('{text} in Bangla', { text: label }),
    lang: 'bn',
    value,
    error,
    name: of.field,
    placeholder: t('Write it in Bangla'),
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
  }
  if (Body) return <Body label={field.label} value={value} error={error} onChange={onText} />
  if (of.beginning)
    return (
      <TextField
        {...field}
        prefix="/bn/blog/post/"
        placeholder={suggestion}
        hint={t('Leave empty to use the English text.')}
        autoComplete="off"
        spellCheck={false}
      />
    )
  if (of.original.length > longerThanALine || of.original.includes('\n'))
    return <TextArea {...field} rows={Math.min(8, Math.ceil(of.original.length / 70) + 1)} />
  return <TextField {...field} autoComplete="off" />
}

/** One text: the English, with its Bangla next to it or, on phones, below. */
export function TranslationRow(props: TranslationRowProps) {
  const { of, name, value, isRight, Body, suggestion, onText, onRight } = props
  const label = name.place ? `${t(name.label)} ${formatNumber(name.place)}` : t(name.label)
  const state =
    isRight || (value !== of.text && value !== '') ? 'current' : value === '' ? 'missing' : of.state
  const original: ReactNode = Body ? (
    // The stored HTML was sanitised when it was saved.
    <div className="adm-original" lang="en" dangerouslySetInnerHTML={{ __html: of.original }} />
  ) : (
    <p className="adm-original" lang="en">
      {of.original}
    </p>
  )
  return (
    <div className="adm-translation" role="group" aria-label={label}>
      <div className="row adm-translation-head">
        <b>{label}</b>
        {badges[state]()}
      </div>
      <div className="adm-translation-pair">
        {original}
        <div>
          <Bangla {...props} label={label} />
          {state === 'missing' && !Body && !of.beginning && (
            <Button look="line" small onClick={() => onText(of.original)}>
              {t('Copy the English text')}
            </Button>
          )}
          {state === 'missing' && suggestion && (
            <Button look="line" small onClick={() => onText(suggestion)}>
              {t('Make it from the title')}
            </Button>
          )}
          {state === 'older' && (
            <div className="adm-older">
              {of.before ? <WhatChanged before={of.before} now={of.original} /> : <span />}
              <Button look="line" small onClick={onRight}>
                {t('Still correct')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
