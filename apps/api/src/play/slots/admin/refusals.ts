import type { LocalText } from '@dronesoccer/contracts';
import type { SlotProblem } from '@dronesoccer/domain';
import { AppError, type FieldError } from '../../../platform/errors/index.js';

export const slotProblemTexts: Readonly<Record<SlotProblem, LocalText>> = {
  order: { en: 'It must end after it starts', fr: 'La fin doit suivre le début' },
  long: { en: 'It lasts a day at most', fr: 'Elle dure un jour au plus' },
  price: { en: 'Enter at least one price that applies', fr: 'Entrez au moins un prix qui s’applique' },
};

/** The reasons to refuse a field of a slot or of a plan. */
export const refusals = {
  past: { en: 'This time has passed', fr: 'Ce moment est passé' },
  id: { en: 'Invalid id', fr: 'Identifiant non valide' },
  twice: { en: 'It is chosen twice', fr: 'Choisi deux fois' },
  day: { en: 'Choose a day', fr: 'Choisissez un jour' },
  pastDay: { en: 'This day has passed', fr: 'Ce jour est passé' },
  monday: { en: 'Choose a Monday', fr: 'Choisissez un lundi' },
  sameWeek: { en: 'This is the week being copied', fr: 'C’est la semaine copiée' },
  overlap: { en: 'This time overlaps another one of the week', fr: 'Cette heure en chevauche une autre de la semaine' },
  overlappingWeek: {
    en: 'A slot at the end of this week would overlap one at the start of the next',
    fr: 'Une plage de la fin de cette semaine en chevaucherait une du début de la suivante',
  },
} satisfies Readonly<Record<string, LocalText>>;

/** @throws AppError BOOK_007 if there are any */
export function assertValidFields(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new AppError('BOOK_007', { errors });
}
