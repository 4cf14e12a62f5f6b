import { api } from '../../../../contract/api.ts'
import type { Reply } from '../../../../contract/shape/endpoint.ts'
import type { Setting } from '../../../../contract/shape/setting.ts'
import { site, sitePart } from '../../../../contract/shape/site-settings.ts'
import { studioPart } from '../../../../contract/shape/studio-settings.ts'
import type { z } from '../../../../contract/shape/zod.ts'
import type { Call } from '../../../lib/api.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { type FieldsOf, useForm } from '../../ui/use-form.ts'
import { useRecordVersion } from '../../ui/use-record-version.ts'
import { toStored, toTyped } from './typed-settings.ts'

/** Both records are small, and most screens show values of both. */
export async function loadSettings(call: Call) {
  const [said, run] = await Promise.all([call(api.site.one), call(api.studio.one)])
  return { site: said.data, studio: run.data }
}
export type LoadedSettings = Awaited<ReturnType<typeof loadSettings>>

export type Values = Record<string, unknown>

interface Options {
  /** Stricter than that of the settings. */
  schema?: z.ZodType
  /** Other values to begin with. */
  begin?: (values: Values) => Values
  /** Completes the values before they are sent. */
  complete?: (values: Values) => Values
  onSaved?: (values: Values) => void | Promise<void>
}

const records = {
  site: { part: sitePart, one: api.site.one, update: api.site.update },
  studio: { part: studioPart, one: api.studio.one, update: api.studio.update },
}

/** A form of some settings of one record. Nothing else is sent, and a save by somebody else meanwhile is a conflict. */
export function useSettings(settings: Setting[], loaded: LoadedSettings, options: Options = {}) {
  const names = settings.map(({ path }) => path.split('.')[0]!)
  const record = Object.hasOwn(site.shape, names[0]!) ? 'site' : 'studio'
  const { part, one, update } = records[record]
  const schema = options.schema ?? part(names)
  const { begin = (values) => values, complete = (values) => values, onSaved } = options
  const { initial, withVersion, isNow, reload } = useRecordVersion<{ version: string }, Values>(
    loaded[record],
    async () => (await signedCall(one)).data,
    (stored) => begin(toTyped(schema, stored) as Values),
  )
  const form = useForm({
    schema: schema as z.ZodType<object, Values>,
    initial,
    prepare: (values) => complete(toStored(schema, values) as Values),
    async send(changes) {
      const reply: Reply<typeof update> = await signedCall(update, { body: withVersion(changes) as never })
      isNow(reply.data.version)
      return reply
    },
    onSaved: onSaved && ((_, values) => onSaved(values)),
    reload,
  })
  // Paths are those of the schema, which the compiler does not know here.
  return { ...form, field: form.field as FieldsOf<Record<string, string>>['field'] }
}

export type SettingsForm = ReturnType<typeof useSettings>

/** Of a component that draws some settings in its own way. */
export interface PartProps {
  form: SettingsForm
  settings: Setting[]
}

/** Whether something below a path was refused. */
export const isWrong = ({ errors }: SettingsForm, path: string) =>
  Object.keys(errors).some((key) => key.startsWith(`${path}.`))
