import { Injectable } from '@nestjs/common';
import { type ContactChangeBody, ContactState, type ContactWire } from '@dronesoccer/contracts';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { safeSportReaders } from '../../settings/index.js';
import { superAdmins } from '../../users/index.js';
import type { ContactScope } from '../contacts.queries.js';
import { presentContact } from './contacts.presenter.js';
import {
  type ContactChange,
  type ContactDetailRow,
  contactById,
  lockContact,
  writeContact,
} from './contacts.queries.js';

const flagFailures = { mail: 'CONTACT_006', sms: 'CONTACT_007' } as const;
const unknownAssignee = {
  en: 'This person cannot be given it',
  fr: 'Cette personne ne peut pas en être responsable',
};

/** What administrators do with a contact beside answering it. The audit says what was done and never what anyone wrote. */
@Injectable()
export class ManageContacts {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError CONTACT_003 */
  async get(id: string, scope: ContactScope): Promise<ContactWire> {
    const contact = await contactById(this.database, id, scope);
    if (contact === null) throw new AppError('CONTACT_003');
    return presentContact(contact);
  }

  /**
   * Someone who is given a new contact opens it.
   *
   * @throws AppError CONTACT_005 for an assignee who may not read it, CONTACT_011 when someone else changed it first
   */
  update(actorId: string, id: string, body: ContactChangeBody, scope: ContactScope = 'inbox'): Promise<ContactWire> {
    return this.change(actorId, id, 'updated', scope, async (tx, contact) => {
      refuseChanged(contact, body.version);
      if (!contact.isActive) throw new AppError('CONTACT_011', { data: contact.wire });
      const { assigneeId, isSuspected = contact.row.isSuspected } = body;
      await this.refuseAssignee(tx, assigneeId, contact.row, scope);
      const isTaken = body.state === ContactState.NEW && assigneeId !== null;
      return { state: isTaken ? ContactState.OPEN : body.state, assigneeId, isSuspected };
    });
  }

  /** Says that it was, or was not, handled by mail or text message. @throws AppError CONTACT_006, CONTACT_007 */
  flag(actorId: string, id: string, by: 'mail' | 'sms', isSent: boolean): Promise<ContactWire> {
    return this.change(actorId, id, isSent ? `${by}-sent` : `${by}-not-sent`, 'inbox', async (_tx, contact) => {
      if (!contact.isActive) throw new AppError(flagFailures[by]);
      const { state } = contact.row;
      return {
        ...(by === 'mail' ? { isMailSent: isSent } : { isSmsSent: isSent }),
        state: isSent && state === ContactState.NEW ? ContactState.OPEN : state,
      };
    });
  }

  /** @throws AppError CONTACT_008 when it is already */
  deactivate(actorId: string, id: string): Promise<ContactWire> {
    return this.change(actorId, id, 'deactivated', 'inbox', async (_tx, contact) => {
      if (!contact.isActive) throw new AppError('CONTACT_008');
      return { deactivatedAt: this.clock.now() };
    });
  }

  private change(
    actorId: string,
    id: string,
    action: string,
    scope: ContactScope,
    decide: (
      tx: Tx,
      contact: { row: ContactDetailRow; wire: ContactWire; isActive: boolean },
    ) => Promise<Partial<ContactChange>>,
  ): Promise<ContactWire> {
    return this.database.transaction(async (tx) => {
      const row = await lockContact(tx, id, scope);
      if (row === null) throw new AppError('CONTACT_003');
      const before = standing(row);
      const after = {
        ...before,
        ...(await decide(tx, { row, wire: presentContact(row), isActive: row.deactivatedAt === null })),
      };
      // Saying what is so already changes nothing.
      if (JSON.stringify(after) === JSON.stringify(before)) return presentContact(row);
      await writeContact(tx, id, after);
      const subjectType = scope === 'inbox' ? 'contact' : 'safe-sport';
      const record = { actorId, action: `${subjectType}.${action}`, subjectType, subjectId: id, before, after };
      await this.audit.write(tx, record);
      const written = await contactById(tx, id, scope);
      return presentContact(written ?? row);
    });
  }

  private async refuseAssignee(
    tx: Tx,
    assigneeId: string | null,
    { assignee }: ContactDetailRow,
    scope: ContactScope,
  ): Promise<void> {
    if (assigneeId === null || assigneeId === assignee?.id) return;
    const people = scope === 'inbox' ? await superAdmins(tx) : (await safeSportReaders(tx)).people;
    if (people.some(({ id }) => id === assigneeId)) return;
    throw new AppError('CONTACT_005', { errors: [{ field: 'assigneeId', message: unknownAssignee }] });
  }
}

/** What stands of a contact that administrators change. */
const standing = (row: ContactDetailRow): ContactChange => ({
  state: row.state,
  assigneeId: row.assignee?.id ?? null,
  isSuspected: row.isSuspected,
  isMailSent: row.isMailSent,
  isSmsSent: row.isSmsSent,
  deactivatedAt: row.deactivatedAt,
});

function refuseChanged({ row, wire }: { row: ContactDetailRow; wire: ContactWire }, version: number): void {
  if (row.version !== version) throw new AppError('CONTACT_011', { data: wire });
}
