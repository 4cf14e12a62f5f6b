import { useEffect } from 'react'
import { api } from '../../contract/api.ts'
import { type SiteFrame, splitSite, type Story } from '../../contract/shape/site.ts'
import { browserCall } from './browser-call.ts'
import { currentSite, useSite } from './root-data.ts'

/** It lives as long as the rest of what the root told: once that is loaded anew, this is asked for again. */
const stories = new WeakMap<SiteFrame, Story>()

/** In the browser, where only the first page has come with all it shows. */
export async function loadStory(): Promise<Story> {
  const site = currentSite()
  const story = stories.get(site) ?? splitSite((await browserCall(api.site.one)).data).story
  stories.set(site, story)
  return story
}

/** What a page has brought along need not be asked for on the way back to it. */
export function useRememberStory(story: Story) {
  const site = useSite()
  useEffect(() => {
    stories.set(site, story)
  }, [site, story])
}
