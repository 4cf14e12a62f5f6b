import { useEffect } from 'react'
import { api } from '../../contract/api.ts'
import { type SiteFrame, splitSite, type Story } from '../../contract/shape/site.ts'
import { browserCall } from './browser-call.ts'
import { currentSite, useSite } from './root-data.ts'

/** Keyed by the data of the root: once that is loaded again, the story is, too. */
const stories = new WeakMap<SiteFrame, Story>()

/** Loads the story in the browser; only the first page of a visit brings it along. */
export async function loadStory(): Promise<Story> {
  const site = currentSite()
  const story = stories.get(site) ?? splitSite((await browserCall(api.site.one)).data).story
  stories.set(site, story)
  return story
}

/** Stores what the page brought along, so that going back needs no call. */
export function useRememberStory(story: Story) {
  const site = useSite()
  useEffect(() => {
    stories.set(site, story)
  }, [site, story])
}
