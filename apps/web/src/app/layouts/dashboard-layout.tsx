import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { usePageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { Drawer } from '@/ui/drawer';
import { IconButton } from '@/ui/icon-button';
import { Link } from '@/ui/link';
import { LogoMark } from '@/ui/logo';
import { AccountMenu } from '../dashboard/account-menu';
import { SideMenu } from '../dashboard/side-menu';
import { LanguageSwitch } from '../header/language-switch';
import { ThemeMenu } from '../header/theme-menu';
import { AdminsOnly } from '../router/guards';
import { contentId } from '../shell/skip-link';

/** The dashboard: a bar on top, the menu at the side (in a drawer on small screens), the page beside it. */
export default function DashboardLayout() {
  return (
    <AdminsOnly>
      <Frame />
    </AdminsOnly>
  );
}

function Frame() {
  const { t } = useTranslation('dashboard');
  const [isMenuOpen, setMenuOpen] = useState(false);
  usePageHead({ title: t('title'), alone: true, isPrivate: true });
  return (
    <div className="grid grid-cols-1 min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[17rem_minmax(0,1fr)]">
      <header className="sticky top-0 z-30 flex min-h-18 min-w-0 items-center gap-1 border-b sm:gap-2 border-line bg-ground px-4 lg:col-span-2 lg:px-6">
        <IconButton
          icon={Menu}
          label={t('openMenu')}
          aria-haspopup="dialog"
          className="lg:hidden"
          onClick={() => setMenuOpen(true)}
        />
        <Link
          to={paths.dashboard}
          className="display-3 mr-auto flex min-w-0 items-center gap-3 rounded-control py-2 max-sm:text-base"
        >
          <LogoMark className="max-sm:hidden" />
          {t('title')}
        </Link>
        <ThemeMenu />
        <LanguageSwitch />
        <AccountMenu />
      </header>
      <aside className="sticky top-18 hidden max-h-[calc(100dvh-4.5rem)] self-start overflow-y-auto p-4 lg:block">
        <p className="display-3 px-3 pt-2 pb-4">{t('menu')}</p>
        <SideMenu />
      </aside>
      <main id={contentId} tabIndex={-1} className="min-w-0 border-line bg-surface lg:border-l">
        <Outlet />
      </main>
      <Drawer open={isMenuOpen} onOpenChange={setMenuOpen} title={t('menu')} side="left">
        <SideMenu onChoose={() => setMenuOpen(false)} />
      </Drawer>
    </div>
  );
}
