import { randomUUID } from 'node:crypto';
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { type Locale, type PaymentSubjectKind, type PaymentWire, RefundKind } from '@dronesoccer/contracts';
import { Database, type Executor, type Tx } from '../../src/platform/database/index.js';
import { Jobs } from '../../src/platform/jobs/index.js';
import { SignedPages } from '../../src/platform/mail/index.js';
import { PaymentsModule, SubjectPayments } from '../../src/money/payments/index.js';
import { StartPayment } from '../../src/money/payments/start-payment.js';
import {
  defineSaleJobs,
  type Sale,
  type SaleKind,
  type SaleRow,
  Sales,
  SalesModule,
  timelineOf,
} from '../../src/money/sales/index.js';
import { Holds } from '../../src/money/sales/holds.js';
import type { TestApi } from './api.js';

/** Replies contain the kind, which OpenAPI does not know. */
export const alsoAnswers = /kind must be equal to one of the allowed values$/;

export interface Ticket {
  id: string;
  userId: string | null;
  state: 'open' | 'paid' | 'void';
  priceCents: number;
  /** The amount that was decided to be refunded, in cents. */
  givenBackCents: number;
  /** The entries of the timeline, in order, with their amounts in cents. */
  reported: string[];
}

const TicketStatus = { OPEN: 1, PAID: 2, VOID: 3 } as const;

const TicketEvent = {
  PAYMENT_STARTED: 1,
  PAYMENT_FAILED: 2,
  REFUNDED: 3,
  REFUND_FAILED: 4,
  ADOPTED: 5,
  PAID: 6,
  PAID_FOR_NOTHING: 7,
  EXPIRED: 8,
} as const;
const eventTexts = `ARRAY['started', 'failed', 'refunded', 'refund refused', 'adopted', 'paid', 'paid for nothing', 'expired']`;

/** A kind that the product does not have. */
const ticketKind: SaleKind = {
  kind: Number('99') as PaymentSubjectKind,
  noun: 'ticket',
  unpaid: TicketStatus.OPEN,
  events: TicketEvent,
};

const ticketJobs = defineSaleJobs('ticket', {
  titles: {
    expire: { en: 'Ending an unpaid ticket', fr: 'Fin d’un billet impayé' },
    sweep: { en: 'Search for overdue unpaid tickets', fr: 'Recherche des billets impayés échus' },
    adopt: { en: 'Adding a guest ticket to its account', fr: 'Ajout d’un billet d’invité à son compte' },
    adoptAll: { en: 'Guest tickets of a confirmed account', fr: 'Billets d’invité d’un compte confirmé' },
  },
});

const addEvent = timelineOf<number, { amountCents?: number }>('ticket');

const tables = `CREATE TABLE tickets (
    id uuid PRIMARY KEY REFERENCES payment_subjects (id), user_id uuid, is_adopted boolean NOT NULL DEFAULT false,
    email citext NOT NULL, status smallint NOT NULL DEFAULT ${TicketStatus.OPEN}, price_cents int NOT NULL,
    given_back_cents int NOT NULL DEFAULT 0, hold_expires_at timestamptz NOT NULL DEFAULT now() + interval '10 minutes');
  CREATE TABLE ticket_events (id uuid PRIMARY KEY, ticket_id uuid NOT NULL, kind smallint NOT NULL, actor_id uuid,
    at timestamptz NOT NULL, data jsonb NOT NULL DEFAULT '{}', position serial);
  CREATE TRIGGER tickets_are_paid_for BEFORE INSERT ON tickets
    FOR EACH ROW EXECUTE FUNCTION payment_subject_of_row(${ticketKind.kind})`;

const selectTicket = `SELECT id, 'ticket ' || left(id::text, 8) AS number, user_id AS "userId", email::text AS email, 'en' AS locale,
  status, price_cents AS "totalCents", hold_expires_at AS "holdExpiresAt" FROM tickets WHERE id = $1`;

async function ticketById(executor: Executor, id: string): Promise<SaleRow | null> {
  return (await executor.query<SaleRow>(selectTicket, [id]))[0] ?? null;
}

async function lockTicket(tx: Tx, id: string): Promise<SaleRow | null> {
  return (await tx.query<SaleRow>(`${selectTicket} FOR NO KEY UPDATE`, [id]))[0] ?? null;
}

@Injectable()
class TicketLinks extends SignedPages {
  protected readonly purpose = 'ticket';

  done(id: string, locale: Locale): string {
    return this.address(`/tickets/${id}/done`, id, locale);
  }

  payment(id: string, locale: Locale): string {
    return this.address(`/tickets/${id}/payment`, id, locale);
  }
}

/**
 * Sells tickets through the sales kit, in tests alone. It contains everything that a new kind of sale needs to be held,
 * paid, refunded, adopted and reconciled, and knows nothing of orders.
 */
@Injectable()
class TicketSale implements OnModuleInit {
  readonly sale: Sale;

  constructor(
    private readonly database: Database,
    private readonly sales: Sales,
    links: TicketLinks,
    payments: SubjectPayments,
  ) {
    this.sale = {
      ...ticketKind,
      account: {
        subjects: `SELECT id AS subject_id, 'ticket ' || id AS name, status = ${TicketStatus.OPEN} AS is_open,
        CASE WHEN status = ${TicketStatus.PAID} THEN price_cents - given_back_cents ELSE 0 END AS cents FROM tickets`,
        moneyCheck: 'subjectMoney',
        checks: {},
      },
      listed: (places) =>
        `SELECT id AS subject_id, 'ticket ' || id AS name, '' AS email, NULL::uuid AS location_id FROM tickets
         ${places === null ? '' : 'WHERE false'}`,
      links,
      find: ticketById,
      lock: lockTicket,
      async pay(tx, { id, status, totalCents }, at) {
        const isPaid = status === TicketStatus.OPEN;
        if (isPaid) await setStatus(tx, id, TicketStatus.PAID);
        await (isPaid
          ? addEvent(tx, id, TicketEvent.PAID, at, null, { amountCents: totalCents })
          : addEvent(tx, id, TicketEvent.PAID_FOR_NOTHING, at));
        return isPaid;
      },
      expire: async (tx, { id, status }) => {
        if (status !== TicketStatus.OPEN) return;
        await setStatus(tx, id, TicketStatus.VOID);
        await payments.closeOpen(tx, id, new Date());
        await addEvent(tx, id, TicketEvent.EXPIRED, new Date());
      },
    };
  }

  async onModuleInit(): Promise<void> {
    for (const statement of tables.split(';')) await this.database.query(statement);
    this.sales.register(this.sale, ticketJobs);
  }
}

async function setStatus(tx: Tx, id: string, status: number): Promise<void> {
  await tx.query('UPDATE tickets SET status = $2 WHERE id = $1', [id, status]);
}

@Module({ imports: [PaymentsModule, SalesModule], providers: [TicketLinks, TicketSale] })
export class TicketsModule {}

/** Sells tickets in a test whose API has the `TicketsModule`. */
export class Tickets {
  readonly kind = ticketKind.kind;

  constructor(private readonly api: TestApi) {}

  /** Issues a guest's ticket with its hold. */
  async issue(priceCents: number, email = 'holder@example.test'): Promise<Ticket> {
    const id = randomUUID();
    await this.transaction(async (tx) => {
      await tx.query('INSERT INTO tickets (id, email, price_cents) VALUES ($1, $2, $3)', [id, email, priceCents]);
      const jobs = this.api.app.get(Jobs);
      await jobs.enqueue(tx, ticketJobs.expire, { ticketId: id }, { startAfter: new Date(Date.now() + 600_000) });
      await jobs.enqueue(tx, ticketJobs.adopt, { ticketId: id });
    });
    return this.read({ id });
  }

  async read({ id }: Pick<Ticket, 'id'>): Promise<Ticket> {
    const [ticket] = await this.api.database.query<Ticket>(
      `SELECT t.id, t.user_id AS "userId", (ARRAY['open', 'paid', 'void'])[t.status] AS state, t.price_cents AS "priceCents",
         t.given_back_cents AS "givenBackCents",
         ARRAY(SELECT (${eventTexts})[e.kind] || COALESCE(' ' || (e.data ->> 'amountCents'), '') FROM ticket_events e
               WHERE e.ticket_id = t.id ORDER BY e.position) AS reported
       FROM tickets t WHERE t.id = $1`,
      [id],
    );
    if (ticket === undefined) throw new Error('There is no such ticket');
    return ticket;
  }

  /** Starts a payment as the holder of the ticket's link, or with another token. */
  pay({ id }: Ticket, token = this.tokenOf(id)): Promise<PaymentWire> {
    const payer = { userId: null, email: null, roles: [], token, locale: 'en' } as const;
    const repeat = { scope: 'payments.create', key: null, body: {} };
    return this.api.app.get(StartPayment).start({ subject: { kind: this.kind, id }, payer, repeat });
  }

  /** Reads the payment as the holder of the ticket's link. */
  payment({ id }: PaymentWire, ticket: Ticket): Promise<PaymentWire> {
    return this.api.guest.call('payments.get', { params: { id }, query: { token: this.tokenOf(ticket.id) } });
  }

  /** Ends the hold now. With its job, the job becomes due; without it, only the sweep finds the ticket. */
  async endHold({ id }: Ticket, { withJob }: { withJob: boolean }): Promise<void> {
    await this.api.database.query(
      'UPDATE tickets SET hold_expires_at = now() - make_interval(secs => 1) WHERE id = $1',
      [id],
    );
    const change = withJob ? 'UPDATE pgboss.job SET start_after = now()' : 'DELETE FROM pgboss.job';
    await this.api.database.query(`${change} WHERE name = 'tickets.expire' AND data ->> 'ticketId' = $1`, [id]);
  }

  sweep(): Promise<void> {
    return this.api.app.get(Holds).expireAllOverdue(this.api.app.get(TicketSale).sale);
  }

  giveBack({ id }: Ticket, amountCents: number): Promise<void> {
    return this.transaction(async (tx) => {
      await lockTicket(tx, id);
      const part = { kind: RefundKind.ADJUSTMENT, reason: 'rain', actorId: null, at: new Date() };
      await this.api.app.get(SubjectPayments).refund(tx, { subjectId: id, amountCents, ...part });
      await tx.query('UPDATE tickets SET given_back_cents = given_back_cents + $2 WHERE id = $1', [id, amountCents]);
    });
  }

  cancel({ id }: Ticket): Promise<void> {
    return this.transaction(async (tx) => {
      await lockTicket(tx, id);
      const money = { subjectId: id, reason: 'void', actorId: null, at: new Date() };
      if (!(await this.api.app.get(SubjectPayments).release(tx, money))) throw new Error('The money cannot go back');
      await setStatus(tx, id, TicketStatus.VOID);
    });
  }

  tokenOf(id: string): string {
    return this.api.app.get(TicketLinks).tokenOf(id);
  }

  private transaction(work: (tx: Tx) => Promise<void>): Promise<void> {
    return this.api.app.get(Database).transaction(work);
  }
}
