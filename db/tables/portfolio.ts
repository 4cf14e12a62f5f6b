import type { ShotFacts } from '../../contract/portfolio/camera.ts'
import type { ServiceStatus } from '../../contract/portfolio/service-status.ts'
import type { Dated, Json } from '../columns.ts'
import type { ColumnType, Generated } from 'kysely'

export interface ServiceTable extends Dated {
  id: string
  title: string
  details: string
  thumbnail: string
  /** Empty if none was chosen. */
  hero: Generated<string>
  price: number
  gallery: Json<string[]>
  stars_1: Generated<number>
  stars_2: Generated<number>
  stars_3: Generated<number>
  stars_4: Generated<number>
  stars_5: Generated<number>
  /** Sorted in descending order, after services that were never moved. */
  rank: Generated<number | null>
  status: Generated<ServiceStatus>
  on_home: Generated<boolean>
  /** 'day', 'half-day' or minutes. */
  duration: Generated<string>
}

export interface ReviewTable extends Dated {
  id: string
  idempotency_key: Generated<string | null>
  service_id: string
  user_id: string | null
  name: string
  image: string
  rating: number
  review: string
}

/** The widths that exist in each format. */
export interface PictureVariants {
  avif: number[]
  webp: number[]
  jpeg: number[]
}

export interface PictureTable {
  /** The address that content refers to. */
  src: string
  /** Hash of the file and of the settings that variants are made with; null until the file was read. */
  hash: string | null
  width: number
  height: number
  alt: string
  caption: Generated<string>
  /** The name of the uploaded file; empty if unknown. */
  name: Generated<string>
  /** The focal point, in percent from the left and from the top. */
  focus_x: Generated<number>
  focus_y: Generated<number>
  placeholder: Generated<string>
  variants: ColumnType<PictureVariants | null, string | null | undefined, string | null>
  /** Camera settings from the uploaded file. */
  camera: ColumnType<ShotFacts | null, string | null | undefined, string | null>
  /**
   * SHA-256 of the uploaded file, which is also the name of the stored original; null for pictures that were not
   * uploaded.
   */
  original: string | null
  /** When that file was last uploaded. */
  uploaded_at: string | null
  created_at: string
}

/** A picture of the portfolio. */
export interface WorkTable extends Dated {
  id: string
  src: string
  slug: string
  title: Generated<string>
  story: Generated<string>
  place: Generated<string>
  kind: string
  kind_slug: string
  service_id: string | null
  /** Like the rank of a service. */
  rank: Generated<number | null>
  /** Whether its page shows camera settings and date. */
  show_camera: Generated<boolean>
}

export interface PortfolioTables {
  service: ServiceTable
  review: ReviewTable
  picture: PictureTable
  work: WorkTable
}
