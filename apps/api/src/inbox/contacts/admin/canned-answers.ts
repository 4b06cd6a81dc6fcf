import { Injectable } from '@nestjs/common';
import type { ContactAnswerBody, CannedAnswerWire } from '@dronesoccer/contracts';
import { Audit, Edits } from '../../../platform/audit/index.js';
import { Database, executorOf, newId, type Prisma, type PrismaTx } from '../../../platform/database/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';

const columns = { id: true, titleEn: true, titleFr: true, textEn: true, textFr: true, version: true } as const;

type Row = Prisma.ContactAnswerGetPayload<{ select: typeof columns }>;

/** Reusable answers in both languages. */
@Injectable()
export class CannedAnswers {
  private readonly edits: Edits<Row, CannedAnswerWire, 'all'>;

  constructor(
    private readonly database: Database,
    audit: Audit,
    private readonly idempotency: Idempotency,
  ) {
    const codes = { missing: 'CONTACT_012', changed: 'CONTACT_011' } as const;
    this.edits = new Edits(audit, { subject: 'contact-answer', ...codes, hold, present });
  }

  async list(): Promise<CannedAnswerWire[]> {
    const orderBy = [{ titleEn: 'asc' }, { id: 'asc' }] as const;
    return (await this.database.prisma.contactAnswer.findMany({ select: columns, orderBy: [...orderBy] })).map(present);
  }

  create(actorId: string, body: ContactAnswerBody, repeat: Repeatable): Promise<CannedAnswerWire> {
    return this.database.prismaTransaction((tx) =>
      this.idempotency.run(executorOf(tx), repeat, async () => {
        const id = newId();
        await tx.contactAnswer.create({ data: { id, ...valuesOf(body) }, select: { id: true } });
        return this.edits.created(tx, { actorId, id, scope: 'all' });
      }),
    );
  }

  /** @throws AppError CONTACT_011 if someone else changed the answer first, CONTACT_012 if the answer does not exist */
  update(
    actorId: string,
    id: string,
    { version, ...body }: ContactAnswerBody & { version: number },
  ): Promise<CannedAnswerWire> {
    const data = { ...valuesOf(body), version: { increment: 1 } };
    return this.database.prismaTransaction((tx) =>
      this.edits.change(tx, { actorId, id, scope: 'all', version, action: 'updated' }, async () => {
        await tx.contactAnswer.update({ where: { id }, data, select: { id: true } });
      }),
    );
  }

  /** @throws AppError CONTACT_012 if the answer does not exist */
  remove(actorId: string, id: string): Promise<null> {
    return this.database.prismaTransaction((tx) =>
      this.edits.remove(tx, { actorId, id, scope: 'all', action: 'removed' }, async () => {
        await tx.contactAnswer.delete({ where: { id }, select: { id: true } });
      }),
    );
  }
}

/** Locks the answer until the transaction ends, so no one else changes it. */
async function hold(tx: PrismaTx, id: string): Promise<Row | null> {
  await tx.$queryRaw`SELECT 1 AS locked FROM contact_answers WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.contactAnswer.findUnique({ where: { id }, select: columns });
}

const valuesOf = ({ title, text }: ContactAnswerBody) => ({
  titleEn: title.en,
  titleFr: title.fr,
  textEn: text.en,
  textFr: text.fr,
});

const present = ({ id, titleEn, titleFr, textEn, textFr, version }: Row): CannedAnswerWire => ({
  id,
  title: { en: titleEn, fr: titleFr },
  text: { en: textEn, fr: textFr },
  version,
});
