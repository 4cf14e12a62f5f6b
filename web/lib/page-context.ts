import { createContext, type RouterContextProvider } from 'react-router'
import type { Viewer } from '../../contract/shape/identity.ts'
import type { Content } from '../../contract/shape/site.ts'
import type { Site } from '../../contract/shape/site-settings.ts'
import type { FirebaseSettings } from './identity/provider.ts'
import type { Call } from './api.ts'

/** What the server knows about the request it renders a page for. */
export interface PageContext {
  call: Call
  viewer: Viewer | null
  /** What the owner says about the site. */
  site: Site
  /** Which kinds of content exist. */
  content: Content
  /** The current year; in the demo the year that its notice names. */
  year: number
  /** The site's own address, without a trailing slash. */
  publicUrl: string
  /** Where the browser finds the API. */
  apiUrl: string
  nonce: string
  /** Sent along with every form of the page. */
  formToken: string
  /** Which other accounts can be used to sign in. */
  social: Record<'google' | 'github', boolean>
  /** The hosted identity provider, where one is set up. */
  firebase?: FirebaseSettings
  /** Receives the finished page as text: a response would turn it into bytes and back. */
  onHtml: (html: string) => void
}

export const pageContext = createContext<PageContext>()

export const pageOf = (context: Readonly<RouterContextProvider>) => context.get(pageContext)
