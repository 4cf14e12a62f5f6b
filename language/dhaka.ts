/** The studio's wall clock: 'today' and every shown date follow it, wherever the server stands. */
export const timeZone = 'Asia/Dhaka'

/** There is no summer time in Bangladesh. */
const aheadMs = 6 * 3_600_000

/** 'YYYY-MM-DDTHH:MM:SS' as the clocks in Dhaka show it. */
export const wallClock = (at: Date) => new Date(at.getTime() + aheadMs).toISOString().slice(0, -5)
