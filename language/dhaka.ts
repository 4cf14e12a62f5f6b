/** The local time of Dhaka: 'today' and all shown dates follow it, wherever the server runs. */
export const timeZone = 'Asia/Dhaka'

/** Bangladesh has no daylight saving time. */
const aheadMs = 6 * 3_600_000

/** 'YYYY-MM-DDTHH:MM:SS' in Dhaka. */
export const wallClock = (at: Date) => new Date(at.getTime() + aheadMs).toISOString().slice(0, -5)
