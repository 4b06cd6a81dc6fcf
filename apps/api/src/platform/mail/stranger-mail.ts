import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type RateLimit, strangerMailLimits } from '@dronesoccer/contracts';
import { networkOf, RateLimits } from '../rate-limits/index.js';
import { Log } from '../logging/index.js';

export interface TypedAddress {
  /** What the mail is for; each purpose has its own count per recipient. */
  purpose: string;
  to: string;
  /** The network address of who typed it; null where it is no longer known. */
  from: string | null;
}

const perRecipient = 'stranger-mail:recipient';
const perNetwork = 'stranger-mail:network';
const dropped = 'stranger-mail:dropped';
/** Only counts; nothing is refused by it. */
const aDay: RateLimit = { points: Number.MAX_SAFE_INTEGER, seconds: 86_400 };

/**
 * Mail to an address that a stranger typed, so that it may be anyone's: a sign-up, a reset, an invitation. It is capped
 * per recipient and per network, in counters that all processes share. Over the cap the caller answers as ever and the
 * mail is dropped and counted: neither answer nor time tells.
 */
@Injectable()
export class StrangerMail {
  constructor(
    private readonly limits: RateLimits,
    private readonly log: Log,
  ) {}

  /** Whether the mail may go out, counting it. Call it before a transaction, and once for a mail however often it is tried. */
  async admits({ purpose, to, from }: TypedAddress): Promise<boolean> {
    const { recipient, network } = strangerMailLimits;
    // The network first: what it may not send must not use up what the recipient may get.
    if (from !== null && !(await this.limits.take(perNetwork, network, networkOf(from)))) {
      return this.dropped(purpose, 'network');
    }
    if (await this.limits.take(perRecipient, recipient, `${purpose}:${mailboxOf(to)}`)) return true;
    return this.dropped(purpose, 'recipient');
  }

  /** How many mails were dropped since the current day's count began, at most a day ago. */
  async droppedToday(): Promise<number> {
    return this.limits.taken(dropped, aDay, 'all');
  }

  private async dropped(purpose: string, cap: 'network' | 'recipient'): Promise<false> {
    await this.limits.take(dropped, aDay, 'all');
    this.log.warn({ purpose, cap }, 'a mail to an address that a stranger typed was dropped');
    return false;
  }
}

/** One inbox, however its address is spelled: capitals and `+tags` lead to the same one. Hashed, so that no address is kept. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  return createHash('sha256')
    .update(`${local.replace(/\+.*$/, '')}@${domain}`)
    .digest('base64url');
}
