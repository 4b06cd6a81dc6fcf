import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { SignedLinks } from '../../../platform/access/index.js';
import { siteLink } from '../../../platform/mail/index.js';

/** Letters of the keyed hash that a token carries: 132 bits, which no one guesses, in an address that stays short. */
const signed = 22;

/** What a letter's address is for. The names are in letters that were sent: they never change. */
const link = 'campaign-link';
const reader = 'campaign-letter';

export interface FollowedLink {
  deliveryId: string;
  /** The number of the campaign's link. */
  position: number;
}

/**
 * The tokens in a letter's addresses. They name a delivery, which names no one to a stranger, and lead only where the campaign's
 * own links lead: the address is looked up by its number.
 */
@Injectable()
export class LetterTokens {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly links: SignedLinks,
  ) {
    this.origin = config.http.webOrigin;
  }

  /**
   * Where a link of a letter leads for its reader: the page that reports the visit and goes on.
   *
   * @param position the link's number in `campaign_links`, from 0 to 65,535
   */
  linkOf(delivery: { id: string; campaignId: string }, position: number, locale: Locale): string {
    return siteLink(
      this.origin,
      locale,
      `/newsletter/go/${delivery.campaignId}/${this.tokenOf(delivery.id, position)}`,
    );
  }

  /** @param position as for `linkOf` */
  tokenOf(deliveryId: string, position: number): string {
    const number = Buffer.alloc(2);
    number.writeUInt16BE(position);
    const id = Buffer.concat([bytesOf(deliveryId), number]).toString('base64url');
    return id + this.signatureOf(link, id);
  }

  /** Null for a token that was not made here. */
  followed(token: string): FollowedLink | null {
    const id = this.idIn(link, token, 24);
    if (id === null) return null;
    const bytes = Buffer.from(id, 'base64url');
    return { deliveryId: uuidOf(bytes), position: bytes.readUInt16BE(16) };
  }

  /** For the addresses that unsubscribe, beside the subscription's token: which letter they were in. */
  letterOf(deliveryId: string): string {
    const id = bytesOf(deliveryId).toString('base64url');
    return id + this.signatureOf(reader, id);
  }

  /** The delivery of a letter; null for a token that was not made here. */
  deliveryOf(letter: string): string | null {
    const id = this.idIn(reader, letter, 22);
    return id === null ? null : uuidOf(Buffer.from(id, 'base64url'));
  }

  /** The first part of a token whose second one signs it. Both are compared as text, so one token has one spelling. */
  private idIn(purpose: string, token: string, length: number): string | null {
    if (token.length !== length + signed || !/^[\w-]+$/.test(token)) return null;
    const id = token.slice(0, length);
    if (Buffer.from(id, 'base64url').toString('base64url') !== id) return null;
    const isOurs = timingSafeEqual(Buffer.from(this.signatureOf(purpose, id)), Buffer.from(token.slice(length)));
    return isOurs ? id : null;
  }

  private signatureOf(purpose: string, id: string): string {
    return this.links.tokenOf(purpose, Buffer.from(id, 'base64url').toString('hex')).slice(0, signed);
  }
}

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex').slice(0, 32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
