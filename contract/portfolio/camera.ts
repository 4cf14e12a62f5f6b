import { z } from '../shape/zod.ts'

/** Camera settings of a picture. Its location is never stored. */
export const cameraFacts = z.object({
  camera: z.string().optional(),
  lens: z.string().optional(),
  focalLength: z.number().optional(),
  aperture: z.number().optional(),
  /** As photographers write it: '1/250'. */
  exposure: z.string().optional(),
  iso: z.number().optional(),
})
export type CameraFacts = z.infer<typeof cameraFacts>

/** With the time by the camera's clock, which has no time zone: '2026-11-16T18:30:00'. */
export const shotFacts = z.object({ takenAt: z.string().nullable(), facts: cameraFacts })
export type ShotFacts = z.infer<typeof shotFacts>
