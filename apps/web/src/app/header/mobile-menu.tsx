import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '@/lib/late';
import { IconButton } from '@/ui/actions/icon-button';
import type { MobileDrawerProps } from './mobile-drawer';

const MobileDrawer = lazyComponent<MobileDrawerProps>(() => import('./mobile-drawer'), {
  isOpen: ({ open }) => open,
  close: ({ onOpenChange }) => onOpenChange(false),
});

/**
 * A slide-in side menu that replaces the links on small screens (spec 2, Layouts). Its code is loaded on the first
 * pointer down.
 */
export function MobileMenu() {
  const { t } = useTranslation('layout');
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState(pathname);
  if (pathname !== openedOn) {
    // The visitor followed a link, so close the menu.
    setOpenedOn(pathname);
    setOpen(false);
  }
  return (
    <>
      <IconButton
        icon={Menu}
        label={t('menu.open')}
        aria-haspopup="dialog"
        onPointerDown={MobileDrawer.preload}
        onClick={() => setOpen(true)}
      />
      <MobileDrawer open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
