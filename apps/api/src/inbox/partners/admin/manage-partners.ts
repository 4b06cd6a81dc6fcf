import { Injectable } from '@nestjs/common';
import { type PartnerAdminWire, PartnerState, type PartnerTermsBody, parseProvince } from '@dronesoccer/contracts';
import { partnerTransition } from '@dronesoccer/domain';
import { Audit, Edits } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { asWire, Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { keepOwnPictures } from '../../../platform/images/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { mailAboutPartner } from '../partners.jobs.js';
import { partnerById, type PartnerRow } from '../partners.queries.js';
import { erasePartner, lockPartner, movePartner, type PartnerValues, updatePartner } from './partners.queries.js';
import { presentPartner } from '../partners.presenter.js';

/** The audit record of a partner. It outlives the partner, so it contains nothing about the contact person. */
const auditedPartner = (row: PartnerRow) => ({ ...presentPartner(row), state: row.state, version: row.version });

/** Manages partners and applications for a SUPER_ADMIN. */
@Injectable()
export class ManagePartners {
  private readonly edits: Edits<PartnerRow, PartnerAdminWire, 'all', Tx>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
  ) {
    this.edits = new Edits(audit, {
      ...{ subject: 'partner', missing: 'PART_001', changed: 'PART_009' },
      hold: lockPartner,
      present: asWire,
      audited: auditedPartner,
    });
  }

  async get(id: string): Promise<PartnerAdminWire> {
    const partner = await partnerById(this.database, id);
    if (partner === null) throw new AppError('PART_001');
    return asWire(partner);
  }

  /**
   * @throws AppError PART_002 if another partner uses the email address; PART_009, with the current partner, if someone
   * else changed the partner first
   */
  update(
    actorId: string,
    id: string,
    { version, ...body }: PartnerTermsBody & { version: number },
  ): Promise<PartnerAdminWire> {
    const values = valuesOf(body);
    const edit = { actorId, id, scope: 'all', version, action: 'updated' } as const;
    return this.database.transaction((tx) =>
      this.edits.change(tx, edit, async () => {
        await updatePartner(tx, id, values, this.clock.now());
        await keepLogo(tx, id, values);
      }),
    );
  }

  /**
   * The call is idempotent.
   *
   * @param expected the state that the administrator saw; if absent, any state is accepted
   * @throws AppError PART_009 if the partner is in another state, or the transition is not allowed
   */
  move(actorId: string, id: string, to: PartnerState, expected: PartnerState | undefined): Promise<PartnerAdminWire> {
    const action = to === PartnerState.ACTIVE ? 'activated' : 'deactivated';
    return this.database.transaction((tx) =>
      this.edits.change(tx, { actorId, id, scope: 'all', action }, async (before) => {
        if (before.state === to) return 'unchanged';
        const step = partnerTransition(before.state, to);
        if (step === null || (expected !== undefined && expected !== before.state)) {
          throw new AppError('PART_009', { data: asWire(before) });
        }
        await movePartner(tx, id, to, this.clock.now());
        if (step.effects.includes('approvalMail')) await this.mailApproval(tx, id);
        return undefined;
      }),
    );
  }

  /** @throws AppError PART_003 if the partner is not active */
  resend(actorId: string, id: string, repeat: Repeatable): Promise<null> {
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const partner = await lockPartner(tx, id);
        if (partner === null) throw new AppError('PART_001');
        if (partner.state !== PartnerState.ACTIVE) throw new AppError('PART_003');
        await this.mailApproval(tx, id);
        await this.audit.write(tx, { actorId, action: 'partner.mailed', subjectType: 'partner', subjectId: id });
        return null;
      }),
    );
  }

  /**
   * Keeps a row without personal data for the log. The email address can then be used for a new application.
   *
   * @param version the version that the caller read; if absent, any version is accepted
   * @throws AppError PART_001 also for a second deletion; PART_008, with the current partner, if the partner changed
   * since it was read
   */
  delete(actorId: string, id: string, version: number | undefined): Promise<null> {
    return this.database.transaction((tx) =>
      this.edits.remove(tx, { actorId, id, scope: 'all', action: 'deleted' }, async (partner) => {
        if (version !== undefined && version !== partner.version) {
          throw new AppError('PART_008', { data: asWire(partner) });
        }
        await erasePartner(tx, id, this.clock.now());
        await keepLogo(tx, id, { logoUrl: null });
      }),
    );
  }

  private mailApproval(tx: Tx, partnerId: string): Promise<void> {
    return this.jobs.enqueue(tx, mailAboutPartner, { partnerId, kind: 'approved' });
  }
}

/** @throws AppError PART_007 if the province is not Canadian */
function valuesOf({ website, ...body }: PartnerTermsBody): PartnerValues {
  const province = parseProvince(body.province);
  if (province === null) throw new AppError('PART_007');
  return { ...body, province, website: website || null };
}

/** @throws AppError PART_007 if the picture was not uploaded to us */
async function keepLogo(tx: Tx, id: string, { logoUrl }: Pick<PartnerValues, 'logoUrl'>): Promise<void> {
  const pictures = logoUrl === null ? [] : [{ url: logoUrl, alt: { en: '', fr: '' } }];
  await keepOwnPictures(tx, { type: 'partner', id }, pictures, { code: 'PART_007', field: 'logoUrl' });
}
