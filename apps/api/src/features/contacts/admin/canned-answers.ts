import { Injectable } from '@nestjs/common';
import type { ContactAnswerBody, ContactAnswerWire } from '@dronesoccer/contracts';
import { Audit } from '../../../platform/audit/index.js';
import { Database, executorOf, newId, type Prisma, type PrismaTx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';

const columns = { id: true, titleEn: true, titleFr: true, textEn: true, textFr: true, version: true } as const;

type Row = Prisma.ContactAnswerGetPayload<{ select: typeof columns }>;

/** Answers that are written once and used often, in both languages. */
@Injectable()
export class CannedAnswers {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly idempotency: Idempotency,
  ) {}

  async list(): Promise<ContactAnswerWire[]> {
    const orderBy = [{ titleEn: 'asc' }, { id: 'asc' }] as const;
    return (await this.database.prisma.contactAnswer.findMany({ select: columns, orderBy: [...orderBy] })).map(present);
  }

  create(actorId: string, body: ContactAnswerBody, repeat: Repeatable): Promise<ContactAnswerWire> {
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const { title, text } = body;
        const id = newId();
        await tx.query(
          'INSERT INTO contact_answers (id, title_en, title_fr, text_en, text_fr) VALUES ($1, $2, $3, $4, $5)',
          [id, title.en, title.fr, text.en, text.fr],
          'contact-answer-insert',
        );
        const after: ContactAnswerWire = { id, title, text, version: 1 };
        const record = {
          actorId,
          action: 'contact-answer.created',
          subjectType: 'contact-answer',
          subjectId: id,
          after,
        };
        await this.audit.write(tx, record);
        return after;
      }),
    );
  }

  /** @throws AppError CONTACT_011 when someone else changed it first, CONTACT_012 */
  update(actorId: string, id: string, body: ContactAnswerBody & { version: number }): Promise<ContactAnswerWire> {
    const { title, text, version } = body;
    return this.database.prismaTransaction(async (tx) => {
      const before = await this.held(tx, id);
      if (before.version !== version) throw new AppError('CONTACT_011', { data: before });
      const data = { titleEn: title.en, titleFr: title.fr, textEn: text.en, textFr: text.fr, version: version + 1 };
      const after = present(await tx.contactAnswer.update({ where: { id }, data, select: columns }));
      const record = { action: 'contact-answer.updated', subjectType: 'contact-answer', subjectId: id };
      await this.audit.write(executorOf(tx), { actorId, ...record, before, after });
      return after;
    });
  }

  /** @throws AppError CONTACT_012 */
  async remove(actorId: string, id: string): Promise<null> {
    await this.database.prismaTransaction(async (tx) => {
      const before = await this.held(tx, id);
      await tx.contactAnswer.delete({ where: { id } });
      const record = { action: 'contact-answer.removed', subjectType: 'contact-answer', subjectId: id };
      await this.audit.write(executorOf(tx), { actorId, ...record, before });
    });
    return null;
  }

  /** Until the transaction ends no one else changes it. */
  private async held(tx: PrismaTx, id: string): Promise<ContactAnswerWire> {
    await executorOf(tx).query('SELECT 1 FROM contact_answers WHERE id = $1::uuid FOR UPDATE', [id]);
    const row = await tx.contactAnswer.findUnique({ where: { id }, select: columns });
    if (row === null) throw new AppError('CONTACT_012');
    return present(row);
  }
}

const present = ({ id, titleEn, titleFr, textEn, textFr, version }: Row): ContactAnswerWire => ({
  id,
  title: { en: titleEn, fr: titleFr },
  text: { en: textEn, fr: textFr },
  version,
});
