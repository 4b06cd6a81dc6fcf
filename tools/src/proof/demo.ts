// The proofs in containers use the demo with these values: its administrator, and the pace of its customers.
import { DEMO_PASSWORD, demoEmail } from '@dronesoccer/prisma/seed';

export const DEMO_ADMIN = { email: demoEmail({ name: 'super' }), password: DEMO_PASSWORD };
/** The time that a caller waits for a product that does not answer. */
export const PATIENCE_MS = 120_000;
/** Slow enough to stay below the limit of orders from one network, which applies here as it does in production. */
export const PAUSE_MS = 2_500;
