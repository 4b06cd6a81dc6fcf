import type { LocalText } from '../common/locales.ts';

/** What a guardian declares, beside the field and recorded with the booking as it was worded then. */
export const guardianDeclaration: LocalText = {
  en: 'I am the parent or guardian of everyone under age in this booking, and I am responsible for them on site.',
  fr: 'Je suis le parent ou le tuteur de toute personne mineure visée par cette réservation et j’en suis responsable sur place.',
};
