import { Injectable } from '@nestjs/common';
import {
  contentProblems,
  type Locale,
  locales,
  type PolicyAdminWire,
  type PolicyName,
  policyNames,
  type PolicyTextsWire,
  type PolicyVersionAdminWire,
  type ReceivedBody,
} from '@dronesoccer/contracts';
import { policyProblems } from '@dronesoccer/domain';
import {
  deletePolicyVersion,
  type EditedPolicyRow,
  insertPolicyVersion,
  lockPolicy,
  policyVersion,
  policyVersions,
} from '../../../people/policies/index.js';
import { picturesIn, showPictures } from '../../media/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';

const lastMinuteMs = 60_000;

/** Lets a SUPER_ADMIN publish new versions of the policies. A version that is or was valid never changes. */
@Injectable()
export class EditPolicies {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  async list(): Promise<PolicyAdminWire[]> {
    const rows = await policyVersions(this.database, policyNames);
    return policyNames.map((name) => this.present(name, rows));
  }

  /** @throws AppError CONTENT_001 */
  async version(named: string, number: number): Promise<PolicyTextsWire> {
    const policy = policyNameOf(named);
    const found = (await this.read(this.database, policy)).versions.find((version) => version.number === number);
    if (found === undefined) throw new AppError('CONTENT_001');
    return { ...found, texts: await this.textsOf(this.database, policy, number) };
  }

  /**
   * Publishes the next version of a policy in both languages. The call is idempotent.
   *
   * @throws AppError CONTENT_001; CONTENT_004, with the versions, if someone else published or withdrew one; CONTENT_006
   * if a language is incomplete; CONTENT_007 for an unknown figure or picture, or a time that is past or not after the
   * latest version
   */
  publish(
    actorId: string,
    named: string,
    { texts, validFrom, after }: ReceivedBody<'policies.admin.publish'>,
    repeat: Repeatable,
  ): Promise<PolicyAdminWire> {
    const policy = policyNameOf(named);
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        await lockPolicy(tx, policy);
        const standing = await this.read(tx, policy);
        const [latest] = standing.versions;
        if ((latest?.id ?? null) !== after) throw new AppError('CONTENT_004', { data: standing });
        assertComplete(texts);
        const at = this.clock.now();
        const start = validFrom === null ? at : new Date(validFrom);
        assertLater(start, at, latest);
        const number = (latest?.number ?? 0) + 1;
        const id = await insertPolicyVersion(tx, { policy, number, validFrom: start, authorId: actorId, at, texts });
        await keepPictures(tx, id, texts);
        return this.record(tx, { actorId, action: 'policy.published', policy, number, validFrom: start });
      }),
    );
  }

  /**
   * Withdraws the latest version while it does not apply yet.
   *
   * @throws AppError CONTENT_001; CONTENT_010 for a version that is or was valid
   */
  withdraw(actorId: string, named: string, number: number): Promise<PolicyAdminWire> {
    const policy = policyNameOf(named);
    return this.database.transaction(async (tx) => {
      await lockPolicy(tx, policy);
      const found = (await this.read(tx, policy)).versions.find((version) => version.number === number);
      if (found === undefined) throw new AppError('CONTENT_001');
      // In the last minute, another process whose clock is ahead may record that someone accepted the version.
      const isOpen = new Date(found.validFrom).getTime() - this.clock.now().getTime() > lastMinuteMs;
      if (found.state !== 'scheduled' || !isOpen) throw new AppError('CONTENT_010');
      const texts = await this.textsOf(tx, policy, number);
      await showPictures(tx, { type: 'policy', id: found.id }, []);
      await deletePolicyVersion(tx, policy, number);
      const validFrom = new Date(found.validFrom);
      return this.record(tx, { actorId, action: 'policy.withdrawn', policy, number, validFrom, texts });
    });
  }

  private async textsOf(executor: Executor, policy: PolicyName, number: number): Promise<PolicyTexts> {
    const textIn = async (locale: Locale) => {
      const row = await policyVersion(executor, { policy, number, locale });
      return { title: row?.title ?? '', body: row?.body ?? '' };
    };
    return { en: await textIn('en'), fr: await textIn('fr') };
  }

  /** Writes the audit entry, with the text only if no version keeps it, and returns the policy. */
  private async record(
    tx: Tx,
    { actorId, action, policy, number, validFrom, texts }: PolicyChange,
  ): Promise<PolicyAdminWire> {
    const version = { policy, number, validFrom: validFrom.toISOString(), ...texts };
    await this.audit.write(tx, {
      ...{ actorId, action, subjectType: 'policy', subjectId: policy },
      ...(action === 'policy.published' ? { after: version } : { before: version }),
    });
    return this.read(tx, policy);
  }

  private async read(executor: Executor, policy: PolicyName): Promise<PolicyAdminWire> {
    return this.present(policy, await policyVersions(executor, [policy]));
  }

  private present(name: PolicyName, rows: readonly EditedPolicyRow[]): PolicyAdminWire {
    const own = rows.filter(({ policy }) => policy === name);
    const now = this.clock.now();
    const current = own.find(({ validFrom }) => validFrom <= now)?.number ?? 0;
    const versions = own.map(({ id, number, validFrom, publishedBy, acceptances }) => ({
      ...{ id, number, publishedBy, acceptances, validFrom: validFrom.toISOString() },
      state:
        number > current ? ('scheduled' as const) : number === current ? ('current' as const) : ('former' as const),
    }));
    return { name, versions };
  }
}

type PolicyTexts = PolicyTextsWire['texts'];

interface PolicyChange {
  actorId: string;
  action: 'policy.published' | 'policy.withdrawn';
  policy: PolicyName;
  number: number;
  validFrom: Date;
  texts?: PolicyTexts;
}

/** @throws AppError CONTENT_001 */
function policyNameOf(named: string): PolicyName {
  const policy = policyNames.find((name) => name === named);
  if (policy === undefined) throw new AppError('CONTENT_001');
  return policy;
}

/** @throws AppError CONTENT_006 if a language is incomplete, CONTENT_007 for an unknown figure */
function assertComplete(texts: ReceivedBody<'policies.admin.publish'>['texts']): void {
  const { missing, faults } = policyProblems(texts);
  if (faults.length > 0) throw new AppError('CONTENT_007', { errors: faults });
  if (missing.length > 0) throw new AppError('CONTENT_006', { errors: missing });
}

/** @throws AppError CONTENT_007 for a start in the past, or one that is not after the latest version's */
function assertLater(start: Date, now: Date, latest: PolicyVersionAdminWire | undefined): void {
  const isPast = start < now;
  if (!isPast && (latest === undefined || start > new Date(latest.validFrom))) return;
  const message = isPast ? contentProblems.startPast : contentProblems.startEarly;
  throw new AppError('CONTENT_007', { errors: [{ field: 'validFrom', message }] });
}

/**
 * Keeps the pictures of a version for as long as the version, and adds them to the media library.
 *
 * @throws AppError CONTENT_007 for a picture that we do not have
 */
async function keepPictures(tx: Tx, id: string, texts: PolicyTexts): Promise<void> {
  const urls = [...new Set([...picturesIn(texts.en.body), ...picturesIn(texts.fr.body)])];
  const own = await showPictures(
    tx,
    { type: 'policy', id },
    urls.map((url) => ({ url, alt: { en: '', fr: '' } })),
  );
  const errors = locales
    .filter((locale) => picturesIn(texts[locale].body).some((url) => !own.has(url)))
    .map((locale) => ({ field: `texts.${locale}.body`, message: contentProblems.pictureUnknown }));
  if (errors.length > 0) throw new AppError('CONTENT_007', { errors });
}
