import { type Locale, locales, type PolicyName } from '@dronesoccer/contracts';
import { type Executor, newId, type Tx } from '../../platform/database/index.js';
import { authorName } from '../users/index.js';

/** A version of a policy, valid or not. */
export interface EditedPolicyRow {
  id: string;
  policy: PolicyName;
  number: number;
  validFrom: Date;
  publishedBy: string | null;
  /** The number of accounts, orders and bookings that accepted the version. */
  acceptances: number;
}

/** Returns all versions of the policies, latest first. */
export const policyVersions = (executor: Executor, policies: readonly PolicyName[]): Promise<EditedPolicyRow[]> =>
  executor.query(
    `SELECT v.id, v.policy, v.number, v.valid_from AS "validFrom",
            ${authorName('v.author_id')} AS "publishedBy",
            (SELECT count(*)::int FROM policy_acceptances a WHERE a.version_id = v.id) AS acceptances
       FROM policy_versions v WHERE v.policy = ANY ($1::text[]) ORDER BY v.policy, v.number DESC`,
    [policies],
    'policy-versions',
  );

/** Lets no one else publish or withdraw a version of the policy until the transaction ends. Acceptances do not wait. */
export async function lockPolicy(tx: Tx, policy: PolicyName): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('policy ' || $1, 0))`, [policy], 'policy-lock');
}

type PolicyTexts = Record<Locale, { title: string; body: string }>;

interface NewPolicyVersion {
  policy: PolicyName;
  number: number;
  validFrom: Date;
  authorId: string;
  at: Date;
  texts: PolicyTexts;
}

/** Returns the id of the new version. The caller must hold the policy's lock. */
export async function insertPolicyVersion(
  tx: Tx,
  { policy, number, validFrom, authorId, at, texts }: NewPolicyVersion,
): Promise<string> {
  const id = newId();
  await tx.query(
    `INSERT INTO policy_versions (id, policy, number, valid_from, author_id, created_at)
     VALUES ($1::uuid, $2, $3, $4, $5::uuid, $6)`,
    [id, policy, number, validFrom, authorId, at],
    'policy-insert',
  );
  for (const locale of locales) {
    const { title, body } = texts[locale];
    await tx.query(
      'INSERT INTO policy_texts (version_id, locale, title, body) VALUES ($1::uuid, $2, $3, $4)',
      [id, locale, title, body],
      'policy-insert-text',
    );
  }
  return id;
}

/** Deletes a version that no one can have accepted, because it is not valid yet. The caller must hold the policy's lock. */
export async function deletePolicyVersion(tx: Tx, policy: PolicyName, number: number): Promise<void> {
  await tx.query(
    `DELETE FROM policy_texts t USING policy_versions v
      WHERE v.id = t.version_id AND v.policy = $1 AND v.number = $2`,
    [policy, number],
    'policy-delete-texts',
  );
  await tx.query('DELETE FROM policy_versions WHERE policy = $1 AND number = $2', [policy, number], 'policy-delete');
}
