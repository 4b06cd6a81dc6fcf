import { Injectable } from '@nestjs/common';
import { type MembershipCardWire, PlanKind } from '@dronesoccer/contracts';
import { readableCode, typedCode } from '@dronesoccer/domain';
import { SignedLinks } from '../../../platform/access/index.js';
import type { Executor } from '../../../platform/database/index.js';
import { qrSvg } from '../../../platform/documents/index.js';
import { type FamilyAccount, familyAccounts } from '../family-memberships.queries.js';
import { membershipByNumber, type MembershipRow } from '../memberships.queries.js';

type NumberedMembership = Pick<MembershipRow, 'id' | 'number'>;

/** The membership of a card, and its bearer. */
export interface FoundCard {
  membership: MembershipRow;
  /** The account of the holder's family that the card was made for; null for the card of the membership's own person. */
  relative: FamilyAccount | null;
}

/** The purpose of the signature. It is part of every printed card, so it never changes. */
const purpose = 'membership card';
/** The characters after a membership's number, which prove that the card is genuine. */
const signatureLength = 8;
const cardCode = /^MB(\d{4})(\d{6,}?)([2-9A-Z]{8})$/;

/**
 * The code of a membership's card is its number with a signature. It needs no row, and no one can make it up from the
 * number alone. Everyone in the family of a family plan has a card of that plan, and the signature tells them apart.
 */
@Injectable()
export class MembershipCards {
  constructor(private readonly signed: SignedLinks) {}

  /** @param relativeId the account of the holder's family whose card it is; null for the membership's own person */
  cardOf(membership: NumberedMembership, relativeId: string | null): MembershipCardWire {
    const token = this.signed.tokenOf(purpose, signedIdOf(membership, relativeId));
    const code = `${membership.number}-${signatureOf(token)}`;
    return { code, qr: qrSvg(code) };
  }

  /**
   * Returns the card with a code as scanned or typed, or null if no card has the code. The card of a person who has left
   * the family is none.
   */
  async find(executor: Executor, code: string): Promise<FoundCard | null> {
    const [, year, sequence, signature = ''] = cardCode.exec(typedCode(code)) ?? [];
    if (year === undefined || sequence === undefined) return null;
    const membership = await membershipByNumber(executor, `MB-${year}-${sequence}`);
    if (membership === null) return null;
    if (this.isSigned(signedIdOf(membership, null), signature)) return { membership, relative: null };
    const { planKind, userId } = membership;
    const family = planKind === PlanKind.FAMILY && userId !== null ? await familyAccounts(executor, userId) : [];
    const relative = family.find(({ id }) => this.isSigned(signedIdOf(membership, id), signature));
    return relative === undefined ? null : { membership, relative };
  }

  private isSigned(id: string, signature: string): boolean {
    return this.signed.isPart(purpose, id, signature, signatureOf);
  }
}

/** Returns the signed text. The cards of memberships were printed without an account, so theirs never gets one. */
const signedIdOf = ({ id }: NumberedMembership, relativeId: string | null): string =>
  relativeId === null ? id : `${id} ${relativeId}`;

const signatureOf = (token: string): string =>
  readableCode(Buffer.from(token, 'base64url').subarray(0, signatureLength));
