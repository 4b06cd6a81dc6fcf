import type { DemoProduct } from '../product.ts';
import { accessories } from './accessories.ts';
import { completePackages } from './complete-packages.ts';
import { drones } from './drones.ts';
import { inflatableUnits } from './inflatable-units.ts';
import { kits } from './kits.ts';
import { parts } from './parts.ts';

/** Oldest first: the shop shows the newest products at the top, so the drones come last here. */
export const demoProducts: readonly DemoProduct[] = [
  ...parts.toReversed(),
  ...accessories.toReversed(),
  ...inflatableUnits.toReversed(),
  ...kits.toReversed(),
  ...completePackages.toReversed(),
  ...drones.toReversed(),
];
