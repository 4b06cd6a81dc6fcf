import { boolean, integer, optional, ruledText } from '../../common/body.ts';
import { waiverFields } from './fields.ts';

const signBody = {
  fullName: ruledText(waiverFields.signerName),
  // The person's name, for a seat that has none.
  personName: optional(ruledText(waiverFields.personName)),
  // The signer is the parent or guardian of the person.
  isGuardian: boolean(),
  // The version of the wording that the signer read; WAIV_002 carries the newest one.
  version: integer({ min: 1 }),
};

const signAsGuestBody = {
  fullName: ruledText(waiverFields.signerName),
  // The name of a guest who is under age, whose parent or guardian signs. An adult guest signs without it.
  personName: optional(ruledText(waiverFields.personName)),
  // The version of the wording that the signer read; WAIV_002 carries the newest one.
  version: integer({ min: 1 }),
};

export const waiverBodies = { 'waivers.sign': signBody, 'waivers.signAsGuest': signAsGuestBody };
