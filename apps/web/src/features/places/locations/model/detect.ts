import { limits } from '@dronesoccer/contracts';
import type { Coordinates } from './places';

/** Why the position is not known: the browser cannot tell, or says in its own words why it does not. */
export class DetectError extends Error {
  override readonly name = 'DetectError';
  readonly isUnsupported: boolean;

  constructor(reason: 'unsupported' | { message: string }) {
    super(reason === 'unsupported' ? reason : reason.message);
    this.isUnsupported = reason === 'unsupported';
  }
}

/** Asks the browser for the position, with the accuracy and waiting times of spec 9. */
export function detectPosition(): Promise<Coordinates> {
  const { geolocation } = navigator as { geolocation?: Geolocation };
  return new Promise((resolve, reject) => {
    if (!geolocation) {
      reject(new DetectError('unsupported'));
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: String(coords.latitude), longitude: String(coords.longitude) }),
      (error) => reject(new DetectError(error)),
      limits.geolocation,
    );
  });
}
