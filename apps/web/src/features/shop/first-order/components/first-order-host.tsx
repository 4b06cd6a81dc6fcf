import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadAreas } from '@/lib/i18n/i18n';
import { late } from '@/lib/late';
import { isOccupied } from '@/lib/occupied';
import { barePath, paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { afterPause } from '../model/pause';
import { hasSeenOffer, rememberOffer } from '../model/seen';
import type { FirstOrderDialogProps } from './first-order-dialog';

/** The offer's code comes when it is made, together with its texts; no one waits for it, so a failure is quiet. */
const FirstOrderDialog = late<FirstOrderDialogProps>(
  async () => {
    const [{ FirstOrderDialog: Offer }] = await Promise.all([import('./first-order-dialog'), loadAreas('first-order')]);
    return { default: Offer };
  },
  { isOpen: ({ open }) => open, isQuiet: true },
);

/**
 * Offers a guest who has looked around the shop for a while a coupon for the first order, once. Not in the cart or the
 * checkout, where somebody is about to buy already.
 */
export function FirstOrderHost() {
  const page = barePath(useLocation().pathname);
  const { isSignedIn } = useSession();
  const [isOpen, setOpen] = useState(false);
  const looksAround = !isSignedIn && (page === paths.shop || page.startsWith(paths.product('')));

  useEffect(() => {
    if (!looksAround || hasSeenOffer()) return;
    return afterPause(isOccupied, () => {
      // Another tab may have made it meanwhile.
      if (hasSeenOffer()) return;
      rememberOffer();
      setOpen(true);
    });
  }, [looksAround]);

  return <FirstOrderDialog open={isOpen} onClose={() => setOpen(false)} />;
}
