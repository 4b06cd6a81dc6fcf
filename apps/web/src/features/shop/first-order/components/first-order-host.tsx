import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadAreas } from '@/lib/i18n/i18n';
import { isOccupied } from '@/lib/occupied';
import { barePath, paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { afterPause } from '../model/pause';
import { hasSeenOffer, rememberOffer } from '../model/seen';

// The offer's code comes when it is made, together with its texts.
const FirstOrderDialog = lazy(async () => {
  const [{ FirstOrderDialog: Offer }] = await Promise.all([import('./first-order-dialog'), loadAreas('shop')]);
  return { default: Offer };
});

/**
 * Offers a guest who has looked around the shop for a while a coupon for the first order, once. Not in the cart or the
 * checkout, where somebody is about to buy already.
 */
export function FirstOrderHost() {
  const page = barePath(useLocation().pathname);
  const { isSignedIn } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const looksAround = !isSignedIn && (page === paths.shop || page.startsWith(paths.product('')));

  useEffect(() => {
    if (!looksAround || hasSeenOffer()) return;
    return afterPause(isOccupied, () => {
      // Another tab may have made it meanwhile.
      if (hasSeenOffer()) return;
      rememberOffer();
      setWasOpened(true);
      setOpen(true);
    });
  }, [looksAround]);

  return (
    <Suspense fallback={null}>
      {wasOpened && <FirstOrderDialog open={isOpen} onClose={() => setOpen(false)} />}
    </Suspense>
  );
}
