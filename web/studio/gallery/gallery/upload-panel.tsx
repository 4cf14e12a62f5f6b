import { useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { UploadIcon } from '../../ui/icons.tsx'
import { Pause, Play } from '../../../ui/icons.tsx'
import { useFileDrop } from '../../ui/use-file-drop.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { plural, t } from '../../../../language/t.ts'
import { minutesLeft, summaryOf, type UploadItem } from './upload-progress.ts'
import type { Uploads } from './use-uploader.ts'
import { shownSize } from '../../../../contract/shape/sizes.ts'

function Choose({ add }: Pick<Uploads, 'add'>) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const drop = useFileDrop(add)
  const inputProps = {
    type: 'file',
    multiple: true,
    className: 'sr',
    tabIndex: -1,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      add([...(target.files ?? [])])
      target.value = ''
    },
  } as const
  return (
    <div className="adm-gal-choose" {...drop}>
      <p>{t('Drop pictures here or choose them. Each subfolder becomes a set.')}</p>
      <div className="adm-gal-acts">
        <Button look="line" onClick={() => files.current?.click()}>
          <UploadIcon />
          {t('Choose pictures')}
        </Button>
        <Button look="line" onClick={() => folder.current?.click()}>
          {t('Choose a folder')}
        </Button>
      </div>
      <input {...inputProps} ref={files} accept="image/*" aria-label={t('Pictures to upload')} />
      <input
        {...inputProps}
        ref={folder}
        aria-label={t('A folder to upload')}
        {...({ webkitdirectory: '' } as object)}
      />
    </div>
  )
}

function Failures({
  failed,
  retry,
  leaveOut,
}: { failed: UploadItem[] } & Pick<Uploads, 'retry' | 'leaveOut'>) {
  return (
    <ul className="adm-gal-fails">
      {failed.map(({ id, name, problem }) => (
        <li key={id}>
          <span>
            <span className="adm-cell-t adm-cut">{name}</span>
            <span className="adm-cell-s">{problem}</span>
          </span>
          <Button look="bare" small onClick={() => retry([id])}>
            {t('Try again')}
          </Button>
          <Button look="bare" small onClick={() => leaveOut(id)}>
            {t('Skip')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Progress({ items, speed, isPaused, pause, retry, leaveOut }: Uploads) {
  const id = useId()
  const { total, done, known, failed, left, bytes, sent, percent } = summaryOf(items)
  const going = items.filter(({ state }) => state === 'going')
  return (
    <div className="adm-gal-up" role="group" aria-labelledby={id}>
      <div className="adm-gal-up-head">
        <h2 id={id}>
          {t('{done} of {total}', { done, total })} <small>{formatNumber(percent)} %</small>
        </h2>
        {left > 0 && (
          <Button look="line" small onClick={pause}>
            {isPaused ? <Play /> : <Pause />}
            {isPaused ? t('Resume') : t('Pause')}
          </Button>
        )}
      </div>
      <progress value={sent} max={Math.max(1, bytes)} aria-label={t('Upload')} />
      <p className="adm-gal-meta">
        <span>{t('{sent} of {all}', { sent: shownSize(sent), all: shownSize(bytes) })}</span>
        {left > 0 && speed !== null && !isPaused && (
          <>
            <span>{t('{speed} a second', { speed: shownSize(speed) })}</span>
            <span>
              {plural(minutesLeft(bytes - sent, speed), 'about {n} minute left', 'about {n} minutes left')}
            </span>
          </>
        )}
        {known > 0 && <span>{plural(known, '{n} already uploaded', '{n} already there')}</span>}
        {failed.length > 0 && <span>{plural(failed.length, '{n} failed', '{n} failed')}</span>}
        {left === 0 && failed.length === 0 && <span role="status">{t('All pictures are uploaded')}</span>}
      </p>
      {going.length > 0 && (
        <ul className="adm-gal-going">
          {going.map((item) => (
            <li key={item.id}>
              <span className="adm-cut">{item.name}</span>
              <progress value={item.sent} max={item.bytes} aria-label={item.name} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <p className="note">
          {t(
            'You can close this page. Choose the same folder later, and only the missing pictures are uploaded.',
          )}
        </p>
      )}
      {failed.length > 0 && <Failures failed={failed} retry={retry} leaveOut={leaveOut} />}
    </div>
  )
}

export function UploadPanel({ uploads }: { uploads: Uploads }) {
  return (
    <section className="panel" aria-label={t('Upload')}>
      {uploads.items.length > 0 && <Progress {...uploads} />}
      <Choose add={uploads.add} />
    </section>
  )
}
