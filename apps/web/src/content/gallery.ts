import { type LocalText, typesetTexts } from '@dronesoccer/contracts';
import type { ArenaPicture } from './arena-pictures';

interface GalleryPicture {
  picture: ArenaPicture;
  caption: LocalText;
}

/** The gallery's pictures in display order. Their descriptions are in `arena-pictures.ts`. */
export const gallery: readonly GalleryPicture[] = typesetTexts([
  { picture: 'hero', caption: { en: 'Lights on. Game on.', fr: 'Lumières allumées. C’est parti.' } },
  { picture: 'match', caption: { en: 'Five against five, one ring each', fr: 'Cinq contre cinq, un anneau chacun' } },
  { picture: 'goal-moment', caption: { en: 'Through the ring: one point', fr: 'À travers l’anneau : un point' } },
  {
    picture: 'class-20',
    caption: { en: 'Class 20: small arena, quick hands', fr: 'Classe 20 : petit aréna, mains rapides' },
  },
  { picture: 'class-40', caption: { en: 'Class 40: the big stage', fr: 'Classe 40 : la grande scène' } },
  { picture: 'tournament', caption: { en: 'Tournament day', fr: 'Jour de tournoi' } },
  {
    picture: 'racing',
    caption: { en: 'Gate after gate: drone racing', fr: 'Porte après porte : la course de drones' },
  },
  {
    picture: 'simulation',
    caption: { en: 'First flights happen on a screen', fr: 'Les premiers vols se font à l’écran' },
  },
  { picture: 'community', caption: { en: 'Two teams, ten drones', fr: 'Deux équipes, dix drones' } },
  { picture: 'franchise', caption: { en: 'An arena, ready for kickoff', fr: 'Un aréna prêt pour le coup d’envoi' } },
  { picture: 'partner', caption: { en: 'Red meets blue', fr: 'Rouge contre bleu' } },
]);
