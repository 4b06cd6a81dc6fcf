import { Injectable } from '@nestjs/common';
import { type LocalText, serverLimits } from '@dronesoccer/contracts';
import { hasAgeOn } from '@dronesoccer/domain';
import type { UserAccount } from '../../../people/users/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { AskGuardian, recordMinor } from '../../waivers/index.js';

/** Lets a person under age with an account name the guardian, who is asked to confirm the account. */
@Injectable()
export class NameGuardian {
  constructor(private readonly asking: AskGuardian) {}

  /**
   * Records the guardian and sends the email, unless the same guardian was named before.
   *
   * @param from the network of the request, for the limit of emails to typed addresses
   * @throws AppError MEMB_005 without a guardian or for the person's own address, MEMB_017 under 14
   */
  async name(
    tx: Tx,
    { id: userId, email }: UserAccount,
    { birthDate, guardianEmail }: { birthDate: string; guardianEmail: string | null },
    { at, from }: { at: Date; from: string },
  ): Promise<void> {
    if (!hasAgeOn(birthDate, at.toISOString().slice(0, 10), serverLimits.ownAccountAge)) throw new AppError('MEMB_017');
    if (guardianEmail === null) throw refused(missing);
    if (guardianEmail.toLowerCase() === email.toLowerCase()) throw refused(ownAddress);
    const isNew = await recordMinor(tx, { userId, birthDate, guardianEmail, at, isConfirmed: false });
    if (isNew) await this.asking.ask(tx, userId, from);
  }
}

const refused = (message: LocalText): AppError =>
  new AppError('MEMB_005', { errors: [{ field: 'guardianEmail', message }] });

const missing: LocalText = {
  en: 'Enter the email address of your parent or guardian',
  fr: 'Entrez l’adresse courriel de votre parent ou tuteur',
};
const ownAddress: LocalText = {
  en: 'Enter the address of your parent or guardian, not your own',
  fr: 'Entrez l’adresse de votre parent ou tuteur, et non la vôtre',
};
