import type { DriftDecision } from '@dronesoccer/contracts';
import { defineJob } from '../../platform/jobs/index.js';

/** Finds slots whose zone's rules have changed since the slots were made. */
export const findDrift = defineJob<Record<string, never>>('slots.find-drift', {
  timeoutSeconds: 600,
  title: { en: 'Comparing time slots with the clock', fr: 'Comparaison des plages horaires avec l’heure locale' },
});

/**
 * Applies a decision about all drifting slots to one arena. Slots of an arena can block each other, so their order
 * matters.
 */
export const settleArena = defineJob<{ arenaId: string; keep: DriftDecision; actorId: string }>('slots.settle-drift', {
  timeoutSeconds: 600,
  title: {
    en: 'Correcting time slots after a time zone change',
    fr: 'Correction de plages horaires après un changement de fuseau horaire',
  },
});
