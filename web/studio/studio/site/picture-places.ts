import type { Site } from '../../../../contract/shape/site-settings.ts'
import type { Label } from '../../../../language/t.ts'

/** The places of pictures in the settings, with their names and uses. */
export const picturePlaces: Record<keyof Site['pictures'], [name: Label, use: Label]> = {
  portrait: ['Portrait', 'On Home and About.'],
  studio: ['Studio', 'At the bottom of About.'],
  contact: ['Contact', 'Beside the form on Contact.'],
  login: ['Login', 'Beside the form on Login.'],
  register: ['Register', 'Beside the form on Register.'],
  lost: ['Page not found', 'Shown when a page does not exist.'],
  share: ['Sharing', 'What social networks show for pages without a picture of their own.'],
}

export const pictureNames = Object.keys(picturePlaces) as (keyof typeof picturePlaces)[]
