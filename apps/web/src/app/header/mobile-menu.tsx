import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { IconButton } from '@/ui/actions/icon-button';

const loadDrawer = () => import('./mobile-drawer');
const MobileDrawer = lazy(loadDrawer);

/** On small screens a slide-in side menu replaces the links (spec 2, Layouts); its code comes when it is reached for. */
export function MobileMenu() {
  const { t } = useTranslation('layout');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState(pathname);
  if (pathname !== openedOn) {
    // A link was followed: the menu has done its work.
    setOpenedOn(pathname);
    setOpen(false);
  }
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        icon={Menu}
        label={t('menu.open')}
        aria-haspopup="dialog"
        onPointerDown={() => void loadDrawer()}
        onClick={open}
      />
      <Suspense fallback={null}>{wasOpened && <MobileDrawer open={isOpen} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
