import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { SignedPages } from '../../platform/mail/index.js';

/** Creates the signed link of a player to their invitation page, which asks before it records an answer. */
@Injectable()
export class SquadLinks extends SignedPages {
  protected readonly purpose = 'squad';

  page(playerId: string, locale: Locale): string {
    return this.address(`/squad/${playerId}`, playerId, locale);
  }
}
