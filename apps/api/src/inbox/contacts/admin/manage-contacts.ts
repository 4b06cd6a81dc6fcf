import { Injectable } from '@nestjs/common';
import {
  type BulkWire,
  type ContactBeforeWire,
  type ContactBulkRecord,
  type ContactChangeBody,
  ContactState,
  type ContactWire,
} from '@dronesoccer/contracts';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { safeSportReaders } from '../../../people/users/index.js';
import { superAdmins } from '../../../people/users/index.js';
import type { ContactScope } from '../contacts.queries.js';
import { contactEdits, editableFields } from './contact-edits.js';
import { presentContact } from './contacts.presenter.js';
import { type ContactChange, type ContactDetailRow, contactById, writeContact } from './contacts.queries.js';

const flagFailures = { mail: 'CONTACT_006', sms: 'CONTACT_007' } as const;
const unknownAssignee = {
  en: 'This person cannot be assigned',
  fr: 'Cette personne ne peut pas en être responsable',
};

/** Reads, updates, flags and deactivates contacts for administrators. */
@Injectable()
export class ManageContacts {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws AppError CONTACT_003 if the contact does not exist */
  async get(id: string, scope: ContactScope): Promise<ContactWire> {
    const contact = await contactById(this.database, id, scope);
    if (contact === null) throw new AppError('CONTACT_003');
    return presentContact(contact);
  }

  /**
   * Assigning a new contact to someone opens it.
   *
   * @throws AppError CONTACT_005 if the assignee may not read the contact, CONTACT_011 if someone else changed the
   * contact first
   */
  update(actorId: string, id: string, body: ContactChangeBody, scope: ContactScope = 'inbox'): Promise<ContactWire> {
    return this.change({ actorId, id, action: 'updated', scope, version: body.version }, (tx, contact) =>
      this.updated(tx, contact, body, scope),
    );
  }

  /**
   * Updates several contacts of the inbox. A refused contact stays as it is, with the error code that `update` has for
   * it. The call is idempotent.
   */
  updateMany(
    actorId: string,
    contacts: readonly ContactBulkRecord[],
    repeat: Repeatable,
  ): Promise<BulkWire<ContactBeforeWire>> {
    const edit = { actorId, action: 'updated', scope: 'inbox', records: contacts } as const;
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const edits = contactEdits(this.audit, 'inbox');
        const { changed, refused } = await edits.changeMany(tx, edit, async (contact, wanted) => {
          const { state = contact.state, assigneeId = contact.assignee?.id ?? null } = wanted;
          return this.write(tx, contact, await this.updated(tx, contact, { state, assigneeId }, 'inbox'));
        });
        return { changed: changed.map(({ before, after }) => formerValues(before, after.version)), refused };
      }),
    );
  }

  /**
   * Records whether the contact was handled by email or text message.
   * @throws AppError CONTACT_006 or CONTACT_007 if the contact is deactivated
   */
  flag(actorId: string, id: string, by: 'mail' | 'sms', isSent: boolean): Promise<ContactWire> {
    const action = isSent ? `${by}-sent` : `${by}-not-sent`;
    return this.change({ actorId, id, action, scope: 'inbox' }, async (_tx, { state, deactivatedAt }) => {
      if (deactivatedAt !== null) throw new AppError(flagFailures[by]);
      return {
        ...(by === 'mail' ? { isMailSent: isSent } : { isSmsSent: isSent }),
        state: isSent && state === ContactState.NEW ? ContactState.OPEN : state,
      };
    });
  }

  /** @throws AppError CONTACT_008 if the contact is already deactivated */
  deactivate(actorId: string, id: string): Promise<ContactWire> {
    return this.change({ actorId, id, action: 'deactivated', scope: 'inbox' }, async (_tx, { deactivatedAt }) => {
      if (deactivatedAt !== null) throw new AppError('CONTACT_008');
      return { deactivatedAt: this.clock.now() };
    });
  }

  private change(
    edit: { actorId: string; id: string; action: string; scope: ContactScope; version?: number },
    decide: (tx: Tx, contact: ContactDetailRow) => Promise<Partial<ContactChange>>,
  ): Promise<ContactWire> {
    return this.database.transaction((tx) =>
      contactEdits(this.audit, edit.scope).change(tx, edit, async (contact) =>
        this.write(tx, contact, await decide(tx, contact)),
      ),
    );
  }

  /** Writes the fields that differ. An edit that sets the current values changes nothing. */
  private async write(tx: Tx, contact: ContactDetailRow, change: Partial<ContactChange>): Promise<void | 'unchanged'> {
    const before = editableFields(contact);
    const after = { ...before, ...change };
    if (JSON.stringify(after) === JSON.stringify(before)) return 'unchanged';
    return writeContact(tx, contact.id, after);
  }

  private async updated(
    tx: Tx,
    contact: ContactDetailRow,
    { state, assigneeId, isSuspected = contact.isSuspected }: Omit<ContactChangeBody, 'version'>,
    scope: ContactScope,
  ): Promise<Partial<ContactChange>> {
    if (contact.deactivatedAt !== null) throw new AppError('CONTACT_011', { data: presentContact(contact) });
    await this.refuseAssignee(tx, assigneeId, contact, scope);
    const isTaken = state === ContactState.NEW && assigneeId !== null;
    return { state: isTaken ? ContactState.OPEN : state, assigneeId, isSuspected };
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

const formerValues = ({ id, state, assignee }: ContactDetailRow, version: number): ContactBeforeWire => ({
  ...{ id, version, state },
  assigneeId: assignee?.id ?? null,
});
