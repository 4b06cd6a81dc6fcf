import type { DriftDecision } from '@dronesoccer/contracts';
import { defineJob } from '../../platform/jobs/index.js';

/** Looks for slots whose zone's rules have changed since they were made. */
export const findDrift = defineJob<Record<string, never>>('slots.find-drift', {
  timeoutSeconds: 600,
  title: { en: 'Comparing time slots with the clock', fr: 'Comparaison des plages horaires avec l’heure locale' },
});

/** What was decided about all of them, for one arena: its slots stand in each other's way, so their order matters. */
export const settleArena = defineJob<{ arenaId: string; keep: DriftDecision; actorId: string }>('slots.settle-drift', {
  timeoutSeconds: 600,
  title: {
    en: 'Correcting time slots after a change of the clock’s rules',
    fr: 'Correction de plages horaires après un changement des règles de l’heure',
  },
});
