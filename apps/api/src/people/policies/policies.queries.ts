import { acceptedPolicies, type AcceptanceSubject, type Locale, type PolicyName } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';

interface Acceptance {
  subject: AcceptanceSubject;
  /** The account, the order or the booking. */
  subjectId: string;
  /** The language in which the person was asked. */
  locale: Locale;
  at: Date;
}

/** Records that a person accepted the valid policies by registering, ordering or booking. The call is idempotent. */
export async function recordAcceptance(tx: Tx, { subject, subjectId, locale, at }: Acceptance): Promise<void> {
  await tx.query(
    `INSERT INTO policy_acceptances (subject_type, subject_id, version_id, locale, accepted_at)
     SELECT $1, $2, v.id, $3, $4 FROM unnest($5::text[]) AS accepted (policy)
      CROSS JOIN LATERAL (
        SELECT id FROM policy_versions WHERE policy = accepted.policy AND valid_from <= $4
         ORDER BY number DESC LIMIT 1) v
     ON CONFLICT DO NOTHING`,
    [subject, subjectId, locale, at, acceptedPolicies[subject]],
    'record-acceptance',
  );
}

export interface PolicyVersionRow {
  id: string;
  number: number;
  validFrom: Date;
}

interface PolicyRow extends PolicyVersionRow {
  title: string;
  /** Markdown, with placeholders for the figures of the settings. */
  body: string;
}

/** Returns the versions of a policy that are or were valid, latest first. */
export const versionsInForce = (executor: Executor, policy: string, at: Date): Promise<PolicyVersionRow[]> =>
  executor.query(
    `SELECT id, number, valid_from AS "validFrom" FROM policy_versions
      WHERE policy = $1 AND valid_from <= $2 ORDER BY number DESC`,
    [policy, at],
  );

/** Returns a version of a policy in a language. */
export async function policyVersion(
  executor: Executor,
  { policy, number, locale }: { policy: PolicyName; number: number; locale: Locale },
): Promise<PolicyRow | null> {
  const [row] = await executor.query<PolicyRow>(
    `SELECT v.id, v.number, v.valid_from AS "validFrom", t.title, t.body
       FROM policy_versions v JOIN policy_texts t ON t.version_id = v.id AND t.locale = $3
      WHERE v.policy = $1 AND v.number = $2`,
    [policy, number, locale],
  );
  return row ?? null;
}
