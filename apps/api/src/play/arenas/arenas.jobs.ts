import { defineEvent } from '../../platform/jobs/index.js';

/** Visitors see the arena no more, and nothing can be booked there until it is made active again. */
export const arenaDeactivated = defineEvent<{ arenaId: string }>('arenas.deactivated');
