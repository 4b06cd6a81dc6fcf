import { limits } from '@dronesoccer/contracts';
import type { Coordinates } from './places';

/** Why the position is not known: the browser cannot tell, or says why it does not. */
export type DetectFailure = { reason: 'unsupported' } | { reason: 'failed'; message: string };

/** Asks the browser for the position, with the accuracy and waiting times of spec 9. */
export function detectPosition(): Promise<Coordinates> {
  const { geolocation } = navigator as { geolocation?: Geolocation };
  return new Promise((resolve, reject: (failure: DetectFailure) => void) => {
    if (!geolocation) {
      reject({ reason: 'unsupported' });
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: String(coords.latitude), longitude: String(coords.longitude) }),
      (error) => reject({ reason: 'failed', message: error.message }),
      limits.geolocation,
    );
  });
}
