import { limits } from '@dronesoccer/contracts';
import type { Coordinates } from './places';

/** The reason why the position is unknown: geolocation is unsupported, or the browser's own error message. */
export class DetectError extends Error {
  override readonly name = 'DetectError';
  readonly isUnsupported: boolean;

  constructor(reason: 'unsupported' | { message: string }) {
    super(reason === 'unsupported' ? reason : reason.message);
    this.isUnsupported = reason === 'unsupported';
  }
}

/** Asks the browser for the position, with the accuracy and timeouts of spec 9. */
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
