/** Thrown by work that no later attempt can save. */
export class GiveUp extends Error {
  override name = 'GiveUp'
}
