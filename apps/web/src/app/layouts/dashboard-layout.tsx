import '@/lib/http/staff-calls';
import { Keyboard, Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { cx } from '@/lib/cx';
import { paths } from '@/lib/paths';
import { Drawer } from '@/ui/overlays/drawer';
import { IconButton } from '@/ui/actions/icon-button';
import { Link } from '@/ui/actions/link';
import { LogoMark } from '@/ui/layout/logo';
import { AccountMenu } from '../dashboard/account-menu';
import { PaletteButton } from '../dashboard/palette/palette-button';
import { KeyboardShortcuts } from '../dashboard/shortcuts/keyboard-shortcuts';
import { showShortcuts } from '../dashboard/shortcuts/shortcuts';
import { SideMenu } from '../dashboard/side-menu';
import { useTwoStepSetup } from '../dashboard/use-two-step-setup';
import { useMenuWidth } from '../dashboard/use-menu-width';
import { LanguageSwitch } from '../header/language-switch';
import { ThemeMenu } from '../header/theme-menu';
import { AdminsOnly } from '../router/guards';
import { contentId } from '../shell/skip-link';

/** The dashboard's layout: a dark menu at the side (in a drawer on small screens) and a light work area. */
export default function DashboardLayout() {
  return (
    <AdminsOnly>
      <Frame />
    </AdminsOnly>
  );
}

function Frame() {
  const { t } = useTranslation('dashboard.admin');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { isCollapsed, toggle } = useMenuWidth();
  useTwoStepSetup();
  return (
    <div
      className={cx(
        'grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] bg-surface print:block print:bg-transparent',
        isCollapsed ? 'lg:grid-cols-[4.75rem_minmax(0,1fr)]' : 'lg:grid-cols-[16.5rem_minmax(0,1fr)]',
      )}
    >
      <aside
        className={cx(
          'night sticky top-0 row-span-2 hidden h-dvh flex-col overflow-y-auto border-r border-line pb-6 lg:flex print:hidden',
          isCollapsed ? 'px-3' : 'px-4',
        )}
      >
        <Link to={paths.dashboard} className="flex min-h-18 shrink-0 items-center gap-3 rounded-control px-2">
          <LogoMark />
          <span className={cx('display-3 text-base', isCollapsed && 'sr-only')}>{t('title')}</span>
        </Link>
        <div className="flex items-center justify-between">
          <p className={cx('display-3 px-3 text-lg', isCollapsed && 'sr-only')}>{t('menu')}</p>
          <IconButton
            icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
            label={t(isCollapsed ? 'expandMenu' : 'collapseMenu')}
            aria-expanded={!isCollapsed}
            onClick={toggle}
          />
        </div>
        <SideMenu isCollapsed={isCollapsed} />
      </aside>
      <header className="sticky top-0 z-30 flex min-h-18 min-w-0 items-center gap-1 border-b border-line bg-surface px-4 sm:gap-2 lg:px-8 print:hidden">
        <IconButton
          icon={Menu}
          label={t('openMenu')}
          aria-haspopup="dialog"
          className="lg:hidden"
          onClick={() => setMenuOpen(true)}
        />
        <Link
          to={paths.dashboard}
          className="display-3 flex min-h-11 min-w-0 items-center rounded-control text-base max-md:sr-only lg:hidden"
        >
          {t('title')}
        </Link>
        <PaletteButton />
        <IconButton
          icon={Keyboard}
          label={t('shortcuts')}
          className="max-lg:hidden"
          onClick={() => showShortcuts(true)}
        />
        <ThemeMenu />
        <LanguageSwitch />
        <AccountMenu />
      </header>
      <main id={contentId} tabIndex={-1} className="min-w-0">
        <Outlet />
      </main>
      <Drawer open={isMenuOpen} onOpenChange={setMenuOpen} title={t('menu')} side="left">
        <SideMenu onChoose={() => setMenuOpen(false)} />
      </Drawer>
      <KeyboardShortcuts />
    </div>
  );
}
