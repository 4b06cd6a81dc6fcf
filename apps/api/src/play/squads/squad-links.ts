import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { SignedLinks } from '../../platform/access/index.js';
import { siteLink } from '../../platform/mail/index.js';

/** Part of every link that was ever emailed to a player; never rename it. */
const purpose = 'squad';

/** Creates the signed link of a player to their invitation page, which asks before it records an answer. */
@Injectable()
export class SquadLinks {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly signed: SignedLinks,
  ) {
    this.origin = config.http.webOrigin;
  }

  opens(playerId: string, token: string | null): boolean {
    return this.signed.opens(purpose, playerId, token);
  }

  page(playerId: string, locale: Locale): string {
    const query = new URLSearchParams({ token: this.signed.tokenOf(purpose, playerId) });
    return siteLink(this.origin, locale, `/squad/${playerId}?${query.toString()}`);
  }
}
