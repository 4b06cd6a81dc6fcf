import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { SignedLinks } from '../../platform/access/index.js';
import { siteLink } from '../../platform/mail/index.js';

/** Named in each link that was ever mailed to a player; never renamed. */
const purpose = 'squad';

/** The signed link of one player: their invitation's page, which asks before it answers. */
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
