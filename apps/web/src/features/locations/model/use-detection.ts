import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { nearbyQuery } from '../api/queries';
import { useLocationChoice } from './choice';
import { detectPosition, type DetectFailure } from './detect';
import { detectedPlace, toChosen, type Coordinates } from './places';

export interface Detection {
  isDetecting: boolean;
  /** The nearby search failed: the lists are shown empty (spec 8). */
  hasFailed: boolean;
  detect: () => Promise<void>;
}

/** Finds where the person is and picks the nearest location; without one near, the position itself is the place. */
export function useDetection(): Detection {
  const { t } = useTranslation('locations');
  const client = useQueryClient();
  const [isDetecting, setDetecting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // Only the newest request may speak: a slow, older one must not overrule it or a choice made meanwhile.
  const newest = useRef(0);

  const pickNearest = async (position: Coordinates) => {
    const { locate, pick } = useLocationChoice.getState();
    locate(position);
    const [first] = await client.fetchQuery(nearbyQuery(position));
    pick(first ? toChosen(first) : detectedPlace(position, t('detectedName'), Date.now()));
  };

  const detect = async () => {
    const mine = ++newest.current;
    setDetecting(true);
    setFailed(false);
    try {
      const position = await detectPosition().catch((failure: DetectFailure) => {
        notify({
          type: 'danger',
          message:
            failure.reason === 'unsupported' ? t('unsupported') : t('detectFailed', { message: failure.message }),
        });
        return null;
      });
      if (!position || mine !== newest.current || !useLocationChoice.getState().isOpen) return;
      await pickNearest(position);
    } catch {
      setFailed(true);
      notify({ type: 'danger', message: t('nearbyFailed') });
    } finally {
      if (mine === newest.current) setDetecting(false);
    }
  };

  return { isDetecting, hasFailed, detect };
}
