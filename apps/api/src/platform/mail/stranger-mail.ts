import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type RateLimit, strangerMailLimits } from '@dronesoccer/contracts';
import { mailboxOf, secondsPerDay } from '@dronesoccer/domain';
import { networkOf, RateLimits } from '../rate-limits/index.js';
import { Log } from '../logging/index.js';

export interface TypedAddress {
  /** The purpose of the email; each purpose has its own count per recipient. */
  purpose: string;
  to: string;
  /** The network address of the person who typed it, or null if it is no longer known. */
  from: string | null;
}

const perRecipient = 'stranger-mail:recipient';
const perNetwork = 'stranger-mail:network';
const droppedCounter = 'stranger-mail:dropped';
/** Used only to count; its limit is never reached. */
const aDay: RateLimit = { points: Number.MAX_SAFE_INTEGER, seconds: secondsPerDay };

/**
 * Email to an address that a stranger typed and that may belong to anyone: a sign-up, a reset, an invitation. It is
 * capped per recipient and per network, in counters shared by all processes. Over the cap, the email is dropped and
 * counted while the caller answers as usual, so neither the reply nor its timing reveals it.
 */
@Injectable()
export class StrangerMail {
  constructor(
    private readonly limits: RateLimits,
    private readonly log: Log,
  ) {}

  /** Counts the email and returns whether it may be sent. Call this once per email, before (not in) the transaction. */
  async admits({ purpose, to, from }: TypedAddress): Promise<boolean> {
    const { recipient, network } = strangerMailLimits;
    // The network is checked first: an email that it may not send must not use up the recipient's cap.
    if (from !== null && !(await this.limits.take(perNetwork, network, networkOf(from)))) {
      return this.dropped(purpose, 'network');
    }
    if (await this.limits.take(perRecipient, recipient, `${purpose}:${inboxKey(to)}`)) return true;
    return this.dropped(purpose, 'recipient');
  }

  /** Returns how many emails were dropped in the current counting period, which began at most 24 hours ago. */
  async droppedToday(): Promise<number> {
    return this.limits.taken(droppedCounter, aDay, 'all');
  }

  private async dropped(purpose: string, cap: 'network' | 'recipient'): Promise<false> {
    await this.limits.take(droppedCounter, aDay, 'all');
    this.log.warn({ purpose, cap }, 'a mail to an address that a stranger typed was dropped');
    return false;
  }
}

/** Returns the key of an inbox, hashed so that no address is stored. */
function inboxKey(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url');
}
