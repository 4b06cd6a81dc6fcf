import { randomUUID } from 'node:crypto';
import { type PaymentSubjectKind, type PaymentWire, RefundKind } from '@dronesoccer/contracts';
import type { Visitor } from '../../src/platform/access/index.js';
import { Database, type Executor, type Tx } from '../../src/platform/database/index.js';
import {
  type Account,
  type Due,
  type Locked,
  type Payable,
  Payables,
  type RefundSettlement,
  type Settlement,
  SubjectPayments,
} from '../../src/money/payments/index.js';
import { StartPayment } from '../../src/money/payments/start-payment.js';
import type { TestApi } from './api.js';

/** A kind that the product does not have. */
const ticketKind = Number('99') as PaymentSubjectKind;

/** Replies contain the kind, which OpenAPI does not know. */
export const alsoAnswers = /kind must be equal to one of the allowed values$/;

export interface Ticket {
  id: string;
  state: 'open' | 'paid' | 'failed' | 'void';
  priceCents: number;
  /** The amount that was decided to be refunded, in cents. */
  givenBackCents: number;
  /** The reports from payments, in order. */
  reported: string[];
}

const columns = `id, state, price_cents AS "priceCents", given_back_cents AS "givenBackCents", reported`;

/**
 * A test-only feature that sells tickets. It contains everything that a feature needs to be paid, refunded and
 * reconciled. It has a separate table and knows nothing of orders.
 */
export class Tickets implements Payable {
  readonly kind = ticketKind;
  readonly account: Account = {
    subjects: `SELECT id AS subject_id, 'ticket ' || id AS name, state = 'open' AS is_open,
      CASE WHEN state = 'paid' THEN price_cents - given_back_cents ELSE 0 END AS cents FROM tickets`,
    moneyCheck: 'subjectMoney',
    checks: {},
  };

  readonly listed = `SELECT id AS subject_id, 'ticket ' || id AS name, '' AS email, NULL::uuid AS location_id FROM tickets`;

  private constructor(private readonly api: TestApi) {}

  static async open(api: TestApi): Promise<Tickets> {
    await api.database.query(`CREATE TABLE tickets (
      id uuid PRIMARY KEY REFERENCES payment_subjects (id), state text NOT NULL DEFAULT 'open', price_cents int NOT NULL,
      given_back_cents int NOT NULL DEFAULT 0, reported text[] NOT NULL DEFAULT '{}')`);
    await api.database.query(`CREATE TRIGGER tickets_are_paid_for BEFORE INSERT ON tickets
      FOR EACH ROW EXECUTE FUNCTION payment_subject_of_row(${ticketKind})`);
    const tickets = new Tickets(api);
    api.app.get(Payables).register(tickets);
    return tickets;
  }

  async issue(priceCents: number): Promise<Ticket> {
    const insert = `INSERT INTO tickets (id, price_cents) VALUES ($1, $2) RETURNING ${columns}`;
    return only(await this.api.database.query<Ticket>(insert, [randomUUID(), priceCents]));
  }

  async read({ id }: Pick<Ticket, 'id'>): Promise<Ticket> {
    return only(await this.api.database.query<Ticket>(`SELECT ${columns} FROM tickets WHERE id = $1`, [id]));
  }

  pay({ id }: Ticket): Promise<PaymentWire> {
    const payer = { userId: null, email: null, roles: [], token: tokenOf(id), locale: 'en' } as const;
    const repeat = { scope: 'payments.create', key: null, body: {} };
    return this.api.app.get(StartPayment).start({ subject: { kind: this.kind, id }, payer, repeat });
  }

  /** Reads the payment as the holder of the ticket's link. */
  payment({ id }: PaymentWire, ticket: Ticket): Promise<PaymentWire> {
    return this.api.guest.call('payments.get', { params: { id }, query: { token: tokenOf(ticket.id) } });
  }

  giveBack({ id }: Ticket, amountCents: number): Promise<void> {
    return this.locked(id, async (tx) => {
      const part = { kind: RefundKind.ADJUSTMENT, reason: 'rain', actorId: null, at: new Date() };
      await this.api.app.get(SubjectPayments).refund(tx, { subjectId: id, amountCents, ...part });
      await tx.query('UPDATE tickets SET given_back_cents = given_back_cents + $2 WHERE id = $1', [id, amountCents]);
    });
  }

  cancel({ id }: Ticket): Promise<void> {
    return this.locked(id, async (tx) => {
      const money = { subjectId: id, reason: 'void', actorId: null, at: new Date() };
      if (!(await this.api.app.get(SubjectPayments).release(tx, money))) throw new Error('The money cannot go back');
      await tx.query(`UPDATE tickets SET state = 'void' WHERE id = $1`, [id]);
    });
  }

  find(executor: Executor, id: string, { token }: Visitor): Promise<Due | null> {
    return token === tokenOf(id) ? this.describe(executor, id) : Promise.resolve(null);
  }

  async describe(executor: Executor, id: string): Promise<Due | null> {
    const [ticket] = await executor.query<Ticket>(`SELECT ${columns} FROM tickets WHERE id = $1`, [id]);
    return ticket === undefined ? null : this.dueOf(ticket);
  }

  async lock(tx: Tx, id: string): Promise<Locked | null> {
    const [ticket] = await tx.query<Ticket>(`SELECT ${columns} FROM tickets WHERE id = $1 FOR NO KEY UPDATE`, [id]);
    return ticket === undefined
      ? null
      : { due: this.dueOf(ticket), pay: (settlement) => this.paid(tx, id, settlement) };
  }

  started(tx: Tx, id: string): Promise<void> {
    return report(tx, id, 'started');
  }

  private async paid(tx: Tx, id: string, { amountCents }: Settlement): Promise<boolean> {
    const taken = await tx.query(`UPDATE tickets SET state = 'paid' WHERE id = $1 AND state = 'open' RETURNING id`, [
      id,
    ]);
    await report(tx, id, taken.length === 1 ? `paid ${amountCents}` : 'paid for nothing');
    return taken.length === 1;
  }

  failed(tx: Tx, id: string): Promise<void> {
    return report(tx, id, 'failed');
  }

  refunded(tx: Tx, id: string, { amountCents }: RefundSettlement): Promise<void> {
    return report(tx, id, `refunded ${amountCents}`);
  }

  refundRefused(tx: Tx, id: string, { amountCents }: RefundSettlement): Promise<void> {
    return report(tx, id, `refund refused ${amountCents}`);
  }

  private locked(id: string, work: (tx: Tx) => Promise<void>): Promise<void> {
    return this.api.app.get(Database).transaction(async (tx) => {
      await this.lock(tx, id);
      await work(tx);
    });
  }

  private dueOf({ id, state, priceCents }: Ticket): Due {
    return {
      subject: { kind: this.kind, id },
      number: `ticket ${id.slice(0, 8)}`,
      email: 'holder@example.test',
      locale: 'en',
      amountCents: priceCents,
      currency: 'CAD',
      isOpen: state === 'open',
      holdExpiresAt: new Date(Date.now() + 600_000),
      successUrl: 'http://localhost:3000/ticket/done',
      failureUrl: 'http://localhost:3000/ticket/again',
    };
  }
}

const tokenOf = (id: string): string => `ticket-${id}`;

async function report(tx: Tx, id: string, what: string): Promise<void> {
  await tx.query('UPDATE tickets SET reported = reported || $2::text WHERE id = $1', [id, what]);
}

function only(tickets: readonly Ticket[]): Ticket {
  const [ticket] = tickets;
  if (ticket === undefined) throw new Error('There is no such ticket');
  return ticket;
}
