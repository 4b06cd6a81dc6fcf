import { id } from '../../../common/body.ts';
import { slotQueries } from '../queries.ts';

const slotAdminList = { ...slotQueries['slots.ofArena'], arenaId: id() } as const;

export const slotAdminQueries = {
  'slots.admin.list': slotAdminList,
  'slots.admin.export': slotAdminList,
} as const;
