import { defineEvent } from '../../platform/jobs/index.js';

/** The arena is hidden from visitors and takes no bookings until it is active again. */
export const arenaDeactivated = defineEvent<{ arenaId: string }>('arenas.deactivated');
