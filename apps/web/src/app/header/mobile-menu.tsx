import { ExternalLink, Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath, paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { themeChoices, useTheme } from '@/lib/theme';
import { Drawer } from '@/ui/drawer';
import { IconButton } from '@/ui/icon-button';
import { ButtonLink, NavLink } from '@/ui/link';
import { cx } from '@/lib/cx';
import { LanguageSwitch } from './language-switch';
import { navMenus } from './nav';

const rowClass = 'display-3 flex min-h-12 items-center gap-3 py-1.5 aria-[current=page]:text-red';

/** On small screens a slide-in side menu replaces the links (spec 2, Layouts). */
export function MobileMenu() {
  const { t } = useTranslation('layout');
  const [isOpen, setOpen] = useState(false);
  const { isSignedIn } = useSession();
  const locale = useLocale();
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <IconButton icon={Menu} label={t('menu.open')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Drawer open={isOpen} onOpenChange={setOpen} title={t('menu.title')}>
        <nav aria-label={t('mainNav')} className="flex flex-col gap-6">
          {navMenus.map((menu) => (
            <div key={menu.label}>
              <p className="text-sm font-semibold text-muted">{t(menu.label)}</p>
              <ul>
                {menu.entries.map((entry) => (
                  <li key={entry.to}>
                    <NavLink to={entry.to} className={rowClass}>
                      {t(entry.label)}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <ul className="border-t border-line pt-4">
            <li>
              <NavLink to={paths.learn} className={rowClass}>
                {t('nav.learn')}
              </NavLink>
            </li>
            <li>
              <a
                href={localPath(paths.shop, locale)}
                target="_blank"
                rel="noopener"
                aria-label={t('nav.shopNewTab')}
                className={rowClass}
              >
                {t('nav.shop')}
                <ExternalLink aria-hidden className="size-4.5" />
              </a>
            </li>
          </ul>
        </nav>
        {!isSignedIn && (
          <ButtonLink to={paths.membership} size="lg" wide className="mt-6">
            {t('nav.join')}
          </ButtonLink>
        )}
        <div className="mt-6 flex items-center justify-between border-t border-line pt-4">
          <ThemeRow />
          <LanguageSwitch full />
        </div>
      </Drawer>
    </>
  );
}

function ThemeRow() {
  const { t } = useTranslation('layout');
  const { choice, choose } = useTheme();
  return (
    <div role="group" aria-label={t('theme.label')} className="flex flex-wrap gap-1">
      {themeChoices.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === choice}
          className={cx('min-h-11 rounded-control px-3 text-sm font-semibold', each === choice && 'bg-raised')}
          onClick={() => choose(each)}
        >
          {t(`theme.${each}`)}
        </button>
      ))}
    </div>
  );
}
