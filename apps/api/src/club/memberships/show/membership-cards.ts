import { Injectable } from '@nestjs/common';
import type { MembershipCardWire } from '@dronesoccer/contracts';
import { readableCode, typedCode } from '@dronesoccer/domain';
import { SignedLinks } from '../../../platform/access/index.js';
import type { Executor } from '../../../platform/database/index.js';
import { qrSvg } from '../../../platform/documents/index.js';
import { membershipByNumber, type MembershipRow } from '../memberships.queries.js';

type Numbered = Pick<MembershipRow, 'id' | 'number'>;

/** The purpose of the signature. It is part of every printed card, so it never changes. */
const purpose = 'membership card';
/** The signs after a membership's number, which show that the card is genuine. */
const signatureLength = 8;
const cardCode = /^MB(\d{4})(\d{6,}?)([2-9A-Z]{8})$/;

/**
 * The code of a membership's card is its number with a signature. It needs no row, and no one can make it up from the
 * number alone.
 */
@Injectable()
export class MembershipCards {
  constructor(private readonly signed: SignedLinks) {}

  cardOf(membership: Numbered): MembershipCardWire {
    const code = `${membership.number}-${signatureOf(this.signed.tokenOf(purpose, membership.id))}`;
    return { code, qr: qrSvg(code) };
  }

  /** Returns the membership of a code as scanned or typed, or null if no card has it. */
  async find(executor: Executor, code: string): Promise<MembershipRow | null> {
    const [, year, sequence, signature = ''] = cardCode.exec(typedCode(code)) ?? [];
    if (year === undefined || sequence === undefined) return null;
    const membership = await membershipByNumber(executor, `MB-${year}-${sequence}`);
    if (membership === null) return null;
    return this.signed.isPart(purpose, membership.id, signature, signatureOf) ? membership : null;
  }
}

const signatureOf = (token: string): string =>
  readableCode(Buffer.from(token, 'base64url').subarray(0, signatureLength));
