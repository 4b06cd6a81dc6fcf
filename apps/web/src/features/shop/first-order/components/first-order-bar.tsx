import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { barePath, paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { useBrowserValue } from '@/lib/use-browser-value';
import { IconButton } from '@/ui/actions/icon-button';
import { hasSeenOffer, rememberOffer } from '../model/seen';
import type { FirstOrderDialogProps } from './first-order-dialog';

const FirstOrderDialog = lazyComponent<FirstOrderDialogProps>(
  async () => {
    const [{ FirstOrderDialog: Offer }] = await Promise.all([
      import('./first-order-dialog'),
      loadNamespaces('first-order'),
    ]);
    return { default: Offer };
  },
  { isOpen: ({ open }) => open, close: ({ onClose }) => onClose() },
);

/**
 * Offers a guest in the shop a coupon for the first order, in a slim bar that opens the dialog. Once the visitor has
 * opened the dialog or hidden the bar, later visits show neither. The cart and the checkout have no bar, because the
 * visitor is already buying.
 */
export function FirstOrderBar() {
  const { t } = useTranslation('layout');
  const page = barePath(useLocation().pathname);
  const { isSignedIn } = useSession();
  const wasSeen = useBrowserValue(hasSeenOffer, false);
  const [isHidden, setHidden] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const looksAround = !isSignedIn && (page === paths.shop || page.startsWith(paths.product('')));
  if (wasSeen || isHidden || !looksAround) return null;
  const open = () => {
    rememberOffer();
    setOpen(true);
  };
  const hide = () => {
    rememberOffer();
    setHidden(true);
  };
  return (
    <>
      <aside aria-label={t('firstOrder.label')} className="first-order-bar border-b border-line bg-raised">
        <div className="page-width flex items-center justify-between gap-3">
          <button
            type="button"
            className="min-h-11 py-1.5 text-left text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
            onClick={open}
          >
            {t('firstOrder.open')}
          </button>
          <IconButton icon={X} label={t('firstOrder.hide')} onClick={hide} />
        </div>
      </aside>
      <FirstOrderDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
