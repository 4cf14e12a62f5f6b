/** The session cookie of a customer, without the cookie that bypasses the cache for ten seconds after a write. */
export async function signUpAsCustomer(url: string) {
  const reply = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'Rahim Uddin', email: 'rahim@example.com', password: 'long-enough-1' }),
  })
  if (!reply.ok) throw new Error(`No account: ${await reply.text()}`)
  const session = reply.headers.getSetCookie().find((cookie) => cookie.includes('session_token'))!
  return session.split(';', 1)[0]!
}
