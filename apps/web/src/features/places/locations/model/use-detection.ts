import type { ChosenLocation } from '@dronesoccer/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { nearbyQuery, reverseQuery } from '../api/queries';
import { useLocationChoice } from './choice';
import { DetectError, detectPosition } from './detect';
import { detectedCity, detectedPlace, toChosenLocation, type Coordinates } from './places';

interface Detection {
  isDetecting: boolean;
  detect: () => Promise<void>;
}

/** Detects the position and picks the nearest location, or the position itself if there is none nearby. */
export function useDetection(): Detection {
  const { t } = useTranslation('locations');
  const client = useQueryClient();
  const [isDetecting, setDetecting] = useState(false);
  // Only the latest request counts: a slow, older one must not override it or a choice made meanwhile.
  const newest = useRef(0);

  /**
   * Returns the nearest listed location, else the position's city, else the position itself (spec 4, Location choice).
   */
  const placeOf = async (position: Coordinates): Promise<ChosenLocation> => {
    const [first] = await client.fetchQuery(nearbyQuery(position));
    if (first) return toChosenLocation(first);
    const found = await client.fetchQuery(reverseQuery(position)).catch(() => null);
    return found ? detectedCity(position, found, Date.now()) : detectedPlace(position, t('detectedName'), Date.now());
  };

  const failureText = (error: DetectError) =>
    error.isUnsupported ? t('unsupported') : t('detectFailed', { message: error.message });

  const isWanted = (mine: number) => mine === newest.current && useLocationChoice.getState().isOpen;

  const detect = async () => {
    const mine = ++newest.current;
    setDetecting(true);
    try {
      const position = await detectPosition();
      if (!isWanted(mine)) return;
      useLocationChoice.getState().locate(position);
      const place = await placeOf(position);
      if (isWanted(mine)) useLocationChoice.getState().pick(place);
    } catch (error) {
      // A failed nearby search is not reported here, because the list reports the same search.
      if (error instanceof DetectError) notify({ type: 'danger', message: failureText(error) });
    } finally {
      if (mine === newest.current) setDetecting(false);
    }
  };

  return { isDetecting, detect };
}
