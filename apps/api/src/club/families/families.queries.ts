import type { Locale } from '@dronesoccer/contracts';
import { type Executor, newId, type Tx } from '../../platform/database/index.js';

export interface ChildRow {
  id: string;
  guardianId: string;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  notes: string;
  /** The account that took the profile over, or null. */
  accountId: string | null;
  version: number;
}

export interface InvitationRow {
  id: string;
  holderId: string;
  childId: string | null;
  email: string;
  invitedAt: Date;
}

/** An invitation as its email and its page show it. */
export interface InvitationView extends InvitationRow {
  holderName: string;
  holderEmail: string;
  locale: Locale;
  child: ChildRow | null;
}

const childColumns = `c.id, c.guardian_id AS "guardianId", c.first_name AS "firstName", c.last_name AS "lastName",
  c.birth_date::text AS "birthDate", c.notes, c.account_id AS "accountId", c.version`;
const invitationColumns = `i.id, i.holder_id AS "holderId", i.child_id AS "childId", i.email::text AS email,
  i.invited_at AS "invitedAt"`;
const nameOf = (user: string): string => `trim(${user}.first_name || ' ' || ${user}.last_name)`;

export const fullNameOf = ({ firstName, lastName }: Pick<ChildRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** Returns the children of a guardian, oldest first. */
export const childrenOf = (executor: Executor, guardianId: string): Promise<ChildRow[]> =>
  executor.query(
    `SELECT ${childColumns} FROM children c WHERE c.guardian_id = $1::uuid ORDER BY c.birth_date, c.first_name, c.id`,
    [guardianId],
    'family-children',
  );

export const invitationsOf = (executor: Executor, holderId: string): Promise<InvitationRow[]> =>
  executor.query(
    `SELECT ${invitationColumns} FROM family_invitations i WHERE i.holder_id = $1::uuid ORDER BY i.invited_at, i.id`,
    [holderId],
    'family-invitations',
  );

export const adultsOf = (
  executor: Executor,
  holderId: string,
): Promise<{ id: string; name: string; email: string }[]> =>
  executor.query(
    `SELECT u.id, ${nameOf('u')} AS name, u.email::text AS email FROM family_members f JOIN users u ON u.id = f.user_id
     WHERE f.holder_id = $1::uuid ORDER BY f.joined_at, u.id`,
    [holderId],
    'family-adults',
  );

/** Returns the holder of the family that the account has joined, or null. */
export async function holderOf(executor: Executor, userId: string): Promise<{ id: string; name: string } | null> {
  const [row] = await executor.query<{ id: string; name: string }>(
    `SELECT u.id, ${nameOf('u')} AS name FROM family_members f JOIN users u ON u.id = f.holder_id
     WHERE f.user_id = $1::uuid`,
    [userId],
    'family-holder',
  );
  return row ?? null;
}

/** Adds a child. Returns false if the guardian already has a child with these names and this date of birth. */
export async function insertChild(
  tx: Tx,
  child: Pick<ChildRow, 'guardianId' | 'firstName' | 'lastName' | 'birthDate' | 'notes'>,
): Promise<boolean> {
  const added = await tx.query(
    `INSERT INTO children (id, guardian_id, first_name, last_name, birth_date, notes)
     VALUES ($1::uuid, $2::uuid, $3, $4, $5::date, $6) ON CONFLICT DO NOTHING RETURNING id`,
    [newId(), child.guardianId, child.firstName, child.lastName, child.birthDate, child.notes],
    'family-add-child',
  );
  return added.length > 0;
}

/** Returns whether another child of the guardian has these names and this date of birth. */
export async function hasSameChild(
  tx: Tx,
  { id, guardianId, firstName, lastName, birthDate }: Omit<ChildRow, 'notes' | 'accountId' | 'version'>,
): Promise<boolean> {
  const same = await tx.query(
    `SELECT 1 FROM children WHERE guardian_id = $1::uuid AND id <> $2::uuid AND birth_date = $3::date
       AND plain_text(first_name) = plain_text($4) AND plain_text(last_name) = plain_text($5)`,
    [guardianId, id, birthDate, firstName, lastName],
    'family-same-child',
  );
  return same.length > 0;
}

/** Returns false if the guardian has no such child in this version. */
export async function updateChild(
  tx: Tx,
  { id, guardianId, version, ...child }: Omit<ChildRow, 'accountId'>,
): Promise<boolean> {
  const changed = await tx.query(
    `UPDATE children SET first_name = $4, last_name = $5, birth_date = $6::date, notes = $7, version = version + 1
     WHERE id = $1::uuid AND guardian_id = $2::uuid AND version = $3 RETURNING id`,
    [id, guardianId, version, child.firstName, child.lastName, child.birthDate, child.notes],
    'family-change-child',
  );
  return changed.length > 0;
}

/** The caller must have locked the child's guardian. */
export async function deleteChild(tx: Tx, id: string): Promise<void> {
  await tx.query('DELETE FROM children WHERE id = $1::uuid', [id], 'family-remove-child');
}

/**
 * The caller must have locked the child's guardian and the account. Returns false if the child is gone or has an account
 * already.
 */
export async function giveChildAccount(tx: Tx, childId: string, accountId: string): Promise<boolean> {
  const given = await tx.query(
    `UPDATE children SET account_id = $2::uuid, version = version + 1 WHERE id = $1::uuid AND account_id IS NULL
     RETURNING id`,
    [childId, accountId],
    'family-child-account',
  );
  return given.length > 0;
}

/** Returns whether the account took a child's profile over. */
export async function isFormerChild(executor: Executor, userId: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM children WHERE account_id = $1::uuid';
  return (await executor.query(sql, [userId], 'family-former-child')).length > 0;
}

/** Records an invitation and ends the former one of the same child or address. Returns the invitation's id. */
export async function replaceInvitation(
  tx: Tx,
  { holderId, childId, email, invitedAt }: Omit<InvitationRow, 'id'>,
): Promise<string> {
  await tx.query(
    'DELETE FROM family_invitations WHERE holder_id = $1::uuid AND (email = $2::citext OR child_id = $3::uuid)',
    [holderId, email, childId],
    'family-end-invitation',
  );
  const id = newId();
  await tx.query(
    `INSERT INTO family_invitations (id, holder_id, child_id, email, invited_at)
     VALUES ($1::uuid, $2::uuid, $3::uuid, $4, $5)`,
    [id, holderId, childId, email, invitedAt],
    'family-invite',
  );
  return id;
}

/** Returns false if the holder has no such invitation. */
export async function deleteInvitation(tx: Tx, id: string, holderId: string): Promise<boolean> {
  const sql = 'DELETE FROM family_invitations WHERE id = $1::uuid AND holder_id = $2::uuid RETURNING id';
  return (await tx.query(sql, [id, holderId], 'family-delete-invitation')).length > 0;
}

/** Ends the open invitations of adults. */
export async function deleteAdultInvitations(tx: Tx, holderId: string): Promise<void> {
  const sql = 'DELETE FROM family_invitations WHERE holder_id = $1::uuid AND child_id IS NULL';
  await tx.query(sql, [holderId], 'family-end-adult-invitations');
}

export async function invitationView(executor: Executor, id: string): Promise<InvitationView | null> {
  const [row] = await executor.query<InvitationView>(
    `SELECT ${invitationColumns}, ${nameOf('u')} AS "holderName", u.email::text AS "holderEmail", u.locale,
       (SELECT to_jsonb(k) FROM (SELECT ${childColumns} FROM children c WHERE c.id = i.child_id) k) AS child
     FROM family_invitations i JOIN users u ON u.id = i.holder_id WHERE i.id = $1::uuid`,
    [id],
    'family-invitation',
  );
  return row ?? null;
}

/** Returns false if the account is in a family already. */
export async function insertMember(
  tx: Tx,
  { userId, holderId, joinedAt }: { userId: string; holderId: string; joinedAt: Date },
): Promise<boolean> {
  const added = await tx.query(
    `INSERT INTO family_members (user_id, holder_id, joined_at) VALUES ($1::uuid, $2::uuid, $3)
     ON CONFLICT DO NOTHING RETURNING user_id`,
    [userId, holderId, joinedAt],
    'family-join',
  );
  return added.length > 0;
}

/** Returns false if the account is not in this family. */
export async function deleteMember(tx: Tx, userId: string, holderId: string): Promise<boolean> {
  const sql = 'DELETE FROM family_members WHERE user_id = $1::uuid AND holder_id = $2::uuid RETURNING user_id';
  return (await tx.query(sql, [userId, holderId], 'family-remove-adult')).length > 0;
}
