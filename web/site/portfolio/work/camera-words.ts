import type { CameraFacts } from '../../../../contract/portfolio/camera.ts'

/** As photographers write it, in every language: '50 mm, f/1.8, 1/60 s, ISO 1600'. */
export const cameraWords = ({ camera, focalLength, aperture, exposure, iso }: CameraFacts) =>
  [
    camera,
    focalLength && `${focalLength} mm`,
    aperture && `f/${aperture}`,
    exposure && `${exposure} s`,
    iso && `ISO ${iso}`,
  ]
    .filter(Boolean)
    .join(', ')
