import type { LocalText } from '../../common/locales.ts';

/**
 * The text that a guardian agrees to. Every form shows it beside the box, and each booking records it with its version.
 * A changed text needs a new version.
 */
export const guardianDeclaration: { readonly version: number; readonly text: LocalText } = {
  version: 1,
  text: {
    en: 'I am the parent or guardian of everyone under age in this booking, and I am responsible for them on site.',
    fr: 'Je suis le parent ou le tuteur de toute personne mineure visée par cette réservation et j’en suis responsable sur place.',
  },
};
