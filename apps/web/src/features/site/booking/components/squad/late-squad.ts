import { createElement } from 'react';
import { loadAreas } from '@/lib/i18n/i18n';
import { late } from '@/lib/late';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { SquadFieldsProps } from './squad-fields';
import type { TeamCardProps } from './team-card';

/** Teams are few among bookings: what is theirs comes with its texts when a tournament is shown. */

export const LateSquadFields = late<SquadFieldsProps>(
  async () => {
    const [part] = await Promise.all([import('./squad-fields'), loadAreas('squad')]);
    return { default: part.SquadFields };
  },
  { placeholder: createElement(Skeleton, { className: 'h-192 rounded-card' }) },
);

export const LateTeamCard = late<TeamCardProps>(
  async () => {
    const [part] = await Promise.all([import('./team-card'), loadAreas('squad')]);
    return { default: part.TeamCard };
  },
  { placeholder: createElement(Skeleton, { className: 'h-80 rounded-card' }) },
);
