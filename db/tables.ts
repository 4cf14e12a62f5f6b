import type { PlatformTables } from './tables/platform.ts'
import type { PortfolioTables } from './tables/portfolio.ts'
import type { JournalTables } from './tables/journal.ts'
import type { BookingTables } from './tables/booking.ts'
import type { BillingTables } from './tables/billing.ts'
import type { GalleryTables } from './tables/gallery.ts'
import type { PeopleTables } from './tables/people.ts'

/** Every table, by the room that owns it. */
export interface Tables
  extends
    PlatformTables,
    PortfolioTables,
    JournalTables,
    BookingTables,
    BillingTables,
    GalleryTables,
    PeopleTables {}
