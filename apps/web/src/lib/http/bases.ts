import type { ServerPart } from '@dronesoccer/contracts';

const core = '/api';

/** Where each part of the server answers; the auth part may run on a host of its own (VITE_AUTH_API_URL). */
export const bases: Record<ServerPart, string> = {
  core,
  auth: (import.meta.env.VITE_AUTH_API_URL || core).replace(/\/+$/, ''),
};
