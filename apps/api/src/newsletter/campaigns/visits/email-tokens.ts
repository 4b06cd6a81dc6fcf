import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { SignedLinks } from '../../../platform/access/index.js';
import { siteLink } from '../../../platform/mail/index.js';

/** The length of the keyed hash in a token. It has 132 bits, which cannot be guessed, and keeps the address short. */
const hashLength = 22;

/** The purposes of an email's addresses. Emails that were sent contain these names, so they never change. */
const link = 'campaign-link';
const reader = 'campaign-letter';

interface FollowedLink {
  deliveryId: string;
  /** The link's number in the campaign. */
  position: number;
}

/**
 * The tokens in an email's addresses. They identify a delivery without revealing its recipient. They lead only to the
 * campaign's own links, because the address is looked up by its number.
 */
@Injectable()
export class EmailTokens {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly links: SignedLinks,
  ) {
    this.origin = config.http.webOrigin;
  }

  /**
   * Returns the address of a link for its reader: the page that reports the visit and redirects.
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

  /** Returns null for a forged token. */
  followed(token: string): FollowedLink | null {
    const id = this.idIn(link, token, 24);
    if (id === null) return null;
    const bytes = Buffer.from(id, 'base64url');
    return { deliveryId: uuidOf(bytes), position: bytes.readUInt16BE(16) };
  }

  /** Returns the token that identifies the email in its unsubscribe addresses, beside the subscription's token. */
  emailTokenOf(deliveryId: string): string {
    const id = bytesOf(deliveryId).toString('base64url');
    return id + this.signatureOf(reader, id);
  }

  /** Returns the delivery that a token identifies, or null for a forged token. */
  deliveryOf(emailToken: string): string | null {
    const id = this.idIn(reader, emailToken, 22);
    return id === null ? null : uuidOf(Buffer.from(id, 'base64url'));
  }

  /**
   * Returns the id part of a token if its signature is valid. Both parts are compared as text, so each token has
   * exactly one spelling.
   */
  private idIn(purpose: string, token: string, length: number): string | null {
    if (token.length !== length + hashLength || !/^[\w-]+$/.test(token)) return null;
    const id = token.slice(0, length);
    if (Buffer.from(id, 'base64url').toString('base64url') !== id) return null;
    return this.links.isPart(purpose, hexOf(id), token.slice(length), shortenHash) ? id : null;
  }

  private signatureOf(purpose: string, id: string): string {
    return shortenHash(this.links.tokenOf(purpose, hexOf(id)));
  }
}

const shortenHash = (token: string): string => token.slice(0, hashLength);

const hexOf = (id: string): string => Buffer.from(id, 'base64url').toString('hex');

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex').slice(0, 32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
