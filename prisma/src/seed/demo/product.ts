import type { ArenaClass, LocalText, ProductCategory } from '@dronesoccer/contracts';
import { text } from './text.ts';

export type Spec = readonly [label: LocalText, value: LocalText];

export interface DemoProduct {
  /** Also the name of the product's pictures. */
  readonly slug: string;
  readonly category: ProductCategory;
  readonly arenaClass?: ArenaClass;
  /** CAD cents */
  readonly price: number;
  /** Days from the seeding date, so that the demo always has products on sale. */
  readonly sale?: { readonly price: number; readonly fromDay?: number; readonly toDay?: number };
  /** The packed weight in grams. */
  readonly weight: number;
  readonly isActive?: false;
  /** Pieces in the warehouse and on the shelf of a large location (a small location keeps half). */
  readonly stock: { readonly warehouse: number; readonly shelf: number };
  readonly name: LocalText;
  /** Markdown */
  readonly description: LocalText;
  readonly specs: readonly Spec[];
}

/** Words that many data sheets share. */
export const label = {
  arenaClass: text('Class', 'Classe'),
  diameter: text('Cage diameter', 'Diamètre de la cage'),
  flyingWeight: text('Flying weight', 'Poids en vol'),
  motors: text('Motors', 'Moteurs'),
  battery: text('Battery', 'Batterie'),
  flightTime: text('Flight time', 'Temps de vol'),
  radio: text('Radio', 'Radio'),
  lights: text('Lights', 'Lumières'),
  contents: text('In the box', 'Contenu'),
  size: text('Size', 'Dimensions'),
  packedSize: text('Packed size', 'Dimensions rangé'),
  material: text('Material', 'Matériau'),
  fits: text('Fits', 'Compatible avec'),
  age: text('Recommended age', 'Âge conseillé'),
  buildTime: text('Build time', 'Temps de montage'),
  setupTime: text('Setup time', 'Temps d’installation'),
  crew: text('Crew', 'Équipe de montage'),
  capacity: text('Capacity', 'Capacité'),
  voltage: text('Voltage', 'Tension'),
  connector: text('Connector', 'Connecteur'),
  quantity: text('Quantity', 'Quantité'),
  warranty: text('Warranty', 'Garantie'),
  range: text('Range', 'Portée'),
  power: text('Power', 'Puissance'),
  players: text('Players', 'Joueurs'),
} as const;
