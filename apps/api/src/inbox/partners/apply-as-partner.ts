import { Injectable } from '@nestjs/common';
import { type Locale, parseProvince, type PartnerBody, type PartnerCreatedWire } from '@dronesoccer/contracts';
import { initialPartnerState } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database, newId } from '../../platform/database/index.js';
import { AppError, constraintMeans } from '../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../platform/idempotency/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { StrangerMail } from '../../platform/mail/index.js';
import { mailAboutPartner, type PartnerMail } from './partners.jobs.js';
import { insertPartner } from './partners.queries.js';

constraintMeans({ partners_email_key: 'PART_002' });

interface Applicant {
  locale: Locale;
  /** The applicant's network address. */
  from: string;
}

/** Records an organisation's application to become a partner. */
@Injectable()
export class ApplyAsPartner {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly strangers: StrangerMail,
  ) {}

  /**
   * The call is idempotent: a retry gets the same response.
   *
   * @throws AppError PART_002 if the email address has already applied (case-insensitive); PART_007 if the province is
   * not Canadian
   */
  async apply(body: PartnerBody, { locale, from }: Applicant, repeat: Repeatable): Promise<PartnerCreatedWire> {
    const province = parseProvince(body.province);
    if (province === null) throw new AppError('PART_007');
    const earlier = await this.idempotency.find<PartnerCreatedWire>(this.database, repeat);
    if (earlier !== undefined) return earlier;
    // Anyone may enter any address. Above the limit, the application is kept and only the email to that address is
    // dropped.
    const admitted = await this.strangers.admits({ purpose: 'partner', to: body.email, from });
    const mails: PartnerMail[] = admitted ? ['received', 'announced'] : ['announced'];
    const [id, state] = [newId(), initialPartnerState];
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        await insertPartner(tx, { ...body, id, state, province, locale, at: this.clock.now() });
        await this.jobs.enqueueMany(
          tx,
          mailAboutPartner,
          mails.map((kind) => ({ partnerId: id, kind })),
        );
        return { id, state };
      }),
    );
  }
}
