import { constants, setPriority } from 'node:os'
import { createPhotographs } from './photographs.ts'
import type { Errand } from './sender.ts'
import { createLine, createSender } from './tus.ts'

const atOnce = 3

setPriority(constants.priority.PRIORITY_LOW)
process.once('message', async ({ pictures, megabytes, megabits, ...target }: Errand) => {
  const photos = await createPhotographs(megabytes)
  const send = createSender(target, createLine(megabits))
  const names = Array.from({ length: pictures }, (_, n) => `ALK_${String(n).padStart(4, '0')}.jpg`)
  const sendNext = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      await send(name, photos.next())
      process.send!(name)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendNext))
  process.disconnect()
})
