import { useLocation, useRevalidator } from 'react-router'
import { ButtonLink } from './button.tsx'
import { classNames } from './class-names.ts'
import { Spinner } from './loading.tsx'
import { t } from '../../language/t.ts'

/** Reloads the page; without script the link does the same. */
function Retry() {
  const { pathname, search } = useLocation()
  const { revalidate, state } = useRevalidator()
  const busy = state === 'loading'
  return (
    <a
      className="btn btn-line"
      href={pathname + search}
      aria-busy={busy || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (!busy) void revalidate()
      }}
    >
      {busy && <Spinner small />}
      {t('Try again')}
    </a>
  )
}

interface ErrorViewProps {
  message: string
  /** Off where a retry cannot help, for example on an unknown page. */
  retry?: boolean
  /** Replaces one part of a page instead of all of it. */
  part?: boolean
}

export function ErrorView({ message, retry = true, part }: ErrorViewProps) {
  const Heading = part ? 'h3' : 'h1'
  return (
    <div className={classNames('error-view', part && 'part')} role="alert">
      <Heading>{message}</Heading>
      {retry ? <Retry /> : <ButtonLink to="/" look="line" children={t('Go Back Home')} />}
    </div>
  )
}
