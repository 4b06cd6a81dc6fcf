import { byLink } from '../../common/query.ts';

export const squadQueries = {
  'squads.change': byLink,
  'squads.invite': byLink,
  'squads.get': byLink,
  'squads.answer': byLink,
} as const;
