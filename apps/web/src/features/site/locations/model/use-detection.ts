import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { nearbyQuery } from '../api/queries';
import { useLocationChoice } from './choice';
import { DetectError, detectPosition } from './detect';
import { detectedPlace, toChosen, type Coordinates } from './places';

export interface Detection {
  isDetecting: boolean;
  detect: () => Promise<void>;
}

/** Finds where the person is and picks the nearest location; without one near, the position itself is the place. */
export function useDetection(): Detection {
  const { t } = useTranslation('locations');
  const client = useQueryClient();
  const [isDetecting, setDetecting] = useState(false);
  // Only the newest request may speak: a slow, older one must not overrule it or a choice made meanwhile.
  const newest = useRef(0);

  const pickNearest = async (position: Coordinates) => {
    const { locate, pick } = useLocationChoice.getState();
    locate(position);
    const [first] = await client.fetchQuery(nearbyQuery(position));
    pick(first ? toChosen(first) : detectedPlace(position, t('detectedName'), Date.now()));
  };

  const failureText = (error: DetectError) =>
    error.isUnsupported ? t('unsupported') : t('detectFailed', { message: error.message });

  const detect = async () => {
    const mine = ++newest.current;
    setDetecting(true);
    try {
      const position = await detectPosition();
      if (mine === newest.current && useLocationChoice.getState().isOpen) await pickNearest(position);
    } catch (error) {
      // A failed nearby search is the business of the list, which shows the same search.
      if (error instanceof DetectError) notify({ type: 'danger', message: failureText(error) });
    } finally {
      if (mine === newest.current) setDetecting(false);
    }
  };

  return { isDetecting, detect };
}
