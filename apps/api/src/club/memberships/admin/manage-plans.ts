import { Injectable } from '@nestjs/common';
import type { PlanAdminWire, ReceivedBody } from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import { Audit, Edits } from '../../../platform/audit/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { allPlans, lockPlan, type PlanRow, updatePlan } from '../plans.queries.js';
import { presentPlanDetails } from './memberships.presenter.js';

/** Lets a SUPER_ADMIN edit the plans. */
@Injectable()
export class ManagePlans {
  private readonly edits: Edits<PlanRow, PlanAdminWire, 'all', Tx>;

  constructor(
    private readonly database: Database,
    audit: Audit,
  ) {
    this.edits = new Edits(audit, {
      ...{ subject: 'membership-plan', missing: 'MEMB_010', changed: 'MEMB_009' },
      hold: lockPlan,
      present: presentPlanDetails,
      audited: presentPlanDetails,
    });
  }

  async list(): Promise<PlanAdminWire[]> {
    return (await allPlans(this.database)).map(presentPlanDetails);
  }

  /** @throws AppError MEMB_010, MEMB_009 with the current plan if someone else changed it first */
  update(
    actorId: string,
    id: string,
    { version, price, ...plan }: ReceivedBody<'plans.admin.update'>,
  ): Promise<PlanAdminWire> {
    const edit = { actorId, id, scope: 'all', version, action: 'updated' } as const;
    return this.database.transaction((tx) =>
      this.edits.change(tx, edit, () => updatePlan(tx, id, { ...plan, priceCents: toCents(price) })),
    );
  }
}
