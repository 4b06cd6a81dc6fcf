import { createElement } from 'react';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { TeamCardProps } from './team-card';
import type { TeamFieldsProps } from './team-fields';

/** Few bookings have teams, so their code and texts are loaded only for a tournament. */

export const LateTeamFields = lazyComponent<TeamFieldsProps>(
  async () => {
    const [part] = await Promise.all([import('./team-fields'), loadNamespaces('squads')]);
    return { default: part.TeamFields };
  },
  { placeholder: createElement(Skeleton, { className: 'h-192 rounded-card' }) },
);

export const LateTeamCard = lazyComponent<TeamCardProps>(
  async () => {
    const [part] = await Promise.all([import('./team-card'), loadNamespaces('squads')]);
    return { default: part.TeamCard };
  },
  { placeholder: createElement(Skeleton, { className: 'h-80 rounded-card' }) },
);
