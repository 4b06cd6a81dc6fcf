import { type ActivityWire, type ReceivedQuery, Role } from '@dronesoccer/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller, CompanyScope } from '../../../../platform/access/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { Database } from '../../../../platform/database/index.js';
import { presentPeriod } from '../overview/overview.presenter.js';
import { reportPeriod } from '../overview/report-period.js';
import {
  arenaActivity,
  type Instants,
  memberTrend,
  nextCampaigns,
  subscriberTrend,
  waitingTrend,
} from './activity.queries.js';

/** Reads what happened at the arenas in scope, and what else the caller's role may see, from one snapshot. */
@Injectable()
export class ReadActivity {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError REPORT_001 if the period is not valid or too long */
  async of(
    { locationId, ...days }: ReceivedQuery<'reports.admin.activity'>,
    { roles }: Pick<Caller, 'roles'>,
    scope: CompanyScope,
  ): Promise<ActivityWire> {
    const period = reportPeriod(days, this.clock.now());
    const [start, middle, end] = [period.starts[0], period.starts[period.days], period.starts.at(-1)];
    if (!start || !middle || !end) throw new RangeError('A period has at least one day');
    const instants: Instants = [start, middle, end];
    const isSuper = roles.includes(Role.SUPER_ADMIN);
    return this.database.snapshot(async (tx) => ({
      period: presentPeriod(period),
      ...(await arenaActivity(tx, instants, { locationId, scope })),
      members: scope === 'all' ? await memberTrend(tx, period.to, period.previousTo) : null,
      subscribers: isSuper ? await subscriberTrend(tx, instants) : null,
      waitingContacts: isSuper ? await waitingTrend(tx, instants) : null,
      nextCampaigns: isSuper
        ? (await nextCampaigns(tx)).map(({ scheduledAt, ...campaign }) => ({
            ...campaign,
            scheduledAt: scheduledAt.toISOString(),
          }))
        : [],
    }));
  }
}
