import { Injectable } from '@nestjs/common';
import { UserAccounts } from '../../../people/users/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, newId } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';

/** Adds an internal note about a person. */
@Injectable()
export class WriteNote {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws AppError USER_001 */
  async run(actorId: string, userId: string, text: string, repeat: Repeatable): Promise<void> {
    await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        if ((await this.accounts.lock(tx, userId, 'shared')) === null) throw new AppError('USER_001');
        const id = newId();
        await tx.query(
          'INSERT INTO person_notes (id, user_id, author_id, text, created_at) VALUES ($1, $2, $3, $4, $5)',
          [id, userId, actorId, text, this.clock.now()],
          'person-note-insert',
        );
        // The text stays out of the audit, which outlives the account.
        await this.audit.write(tx, {
          ...{ actorId, action: 'user.note-added', subjectType: 'user', subjectId: userId, after: { noteId: id } },
        });
        return null;
      }),
    );
  }
}
