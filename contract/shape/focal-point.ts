/** The point of a picture that every crop keeps visible, in percent from the left and from the top. */
export interface FocalPoint {
  x: number
  y: number
}

export const center: FocalPoint = { x: 50, y: 50 }
