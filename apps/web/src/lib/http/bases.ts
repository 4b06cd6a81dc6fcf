import type { ServerPart } from '@dronesoccer/contracts';

const core = '/api';

/** The base address of each part of the API; the auth part may run on a separate host (VITE_AUTH_API_URL). */
export const bases: Record<ServerPart, string> = {
  core,
  auth: (import.meta.env.VITE_AUTH_API_URL || core).replace(/\/+$/, ''),
};
