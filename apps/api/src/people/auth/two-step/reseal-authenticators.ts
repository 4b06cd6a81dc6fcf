import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/index.js';
import { defineJob, Jobs } from '../../../platform/jobs/index.js';
import { Log } from '../../../platform/logging/index.js';
import { Secrets } from '../secrets.js';
import { authenticatorsAfter, replaceSecret } from './two-step.queries.js';

const reseal = defineJob<Record<string, never>>('auth.reseal-authenticators', {
  retries: 2,
  timeoutSeconds: 600,
  title: {
    en: 'Encrypting the secrets of authenticator apps with the new key',
    fr: 'Chiffrement des secrets des applications d’authentification avec la nouvelle clé',
  },
});

/** While TOKEN_PEPPER is replaced, encrypts the secrets of authenticator apps again, so that the old key can be removed. */
@Injectable()
export class ResealAuthenticators implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(reseal, '37 * * * *', () => this.run());
  }

  async run(): Promise<void> {
    if (!this.secrets.isRotating) return;
    let after: string | null = null;
    do {
      const batch = await authenticatorsAfter(this.database, after);
      for (const { userId, secret } of batch) await this.reseal(userId, secret);
      after = batch.at(-1)?.userId ?? null;
    } while (after !== null);
  }

  private async reseal(userId: string, stored: Buffer): Promise<void> {
    try {
      const { secret, isOutdated } = this.secrets.unseal(userId, stored);
      if (isOutdated) await replaceSecret(this.database, userId, stored, this.secrets.seal(userId, secret));
    } catch (error) {
      this.log.error(
        { error, user: userId },
        'the secret of an authenticator app cannot be encrypted with the new key',
      );
    }
  }
}
