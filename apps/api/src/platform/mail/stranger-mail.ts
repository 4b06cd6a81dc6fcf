import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type RateLimit, strangerMailLimits } from '@dronesoccer/contracts';
import { mailboxOf } from '@dronesoccer/domain';
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
/** Only counts; its limit is never reached. */
const aDay: RateLimit = { points: Number.MAX_SAFE_INTEGER, seconds: 86_400 };

/**
 * Mail to an address that a stranger typed and that may be anyone's: a sign-up, a reset, an invitation. It is capped per
 * recipient and per network, in counters shared by all processes. Over the cap the mail is dropped and counted while the
 * caller answers as usual, so neither the reply nor its timing reveals it.
 */
@Injectable()
export class StrangerMail {
  constructor(
    private readonly limits: RateLimits,
    private readonly log: Log,
  ) {}

  /** Counts the mail and returns whether it may be sent. Call it once per mail, before (not in) the transaction. */
  async admits({ purpose, to, from }: TypedAddress): Promise<boolean> {
    const { recipient, network } = strangerMailLimits;
    // The network first: a mail it may not send must not use up the recipient's cap.
    if (from !== null && !(await this.limits.take(perNetwork, network, networkOf(from)))) {
      return this.dropped(purpose, 'network');
    }
    if (await this.limits.take(perRecipient, recipient, `${purpose}:${inboxKey(to)}`)) return true;
    return this.dropped(purpose, 'recipient');
  }

  /** How many mails were dropped in the current counting period, which began at most 24 hours ago. */
  async droppedToday(): Promise<number> {
    return this.limits.taken(dropped, aDay, 'all');
  }

  private async dropped(purpose: string, cap: 'network' | 'recipient'): Promise<false> {
    await this.limits.take(dropped, aDay, 'all');
    this.log.warn({ purpose, cap }, 'a mail to an address that a stranger typed was dropped');
    return false;
  }
}

/** The key of an inbox. Hashed, so no address is stored. */
function inboxKey(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url');
}
