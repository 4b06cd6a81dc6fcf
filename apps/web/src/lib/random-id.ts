/** Returns a random id for one attempt (idempotency keys). `crypto.randomUUID` is missing on plain http pages. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
