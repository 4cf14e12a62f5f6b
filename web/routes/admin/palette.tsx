import type { ComponentProps } from 'react'
import { Palette } from '../../studio/studio/frame/palette.tsx'
import { settingNames } from '../../studio/studio/site/find-settings.ts'

type FindProps = Omit<ComponentProps<typeof Palette>, 'settings'>

/** Everything of the studio in one search; loaded when it is first asked for. */
export default function Find(props: FindProps) {
  return <Palette {...props} settings={props.viewer.role === 'owner' ? settingNames() : []} />
}
