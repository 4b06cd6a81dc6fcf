import { id, integer, oneOf, optional } from '../../common/body.ts';
import { ArenaClass, SlotType, valuesOf } from '../../common/enums.ts';
import { limits } from '../../common/limits.ts';
import { judgedDay, judgedNumber } from '../../common/query.ts';

export const slotQueries = {
  'slots.ofArena': {
    /** The days in the arena's zone, both inclusive, 62 at most. */
    from: judgedDay(),
    to: judgedDay(),
  },
  'slots.next': {
    /**
     * Degrees, both or neither. With a position, the nearest arenas' slots come first, otherwise the earliest slots.
     */
    lat: optional(judgedNumber({ min: -90, max: 90 })),
    lng: optional(judgedNumber({ min: -180, max: 180 })),
    arenaId: optional(id()),
    class: optional(oneOf(valuesOf(ArenaClass))),
    type: optional(oneOf(valuesOf(SlotType))),
    /** The minimum number of free seats; the default is 1. */
    seats: optional(integer({ min: 1, max: limits.arenaSeatsMax })),
  },
} as const;
