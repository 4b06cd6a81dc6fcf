import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { joinFrom, localPath, paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';
import { themeChoices, useTheme } from '@/lib/theme';
import { Drawer } from '@/ui/overlays/drawer';
import { ButtonLink, NavLink } from '@/ui/actions/link';
import { LanguageSwitch } from './language-switch';
import { navMenus } from './nav';

const rowClass = 'display-3 flex min-h-12 items-center gap-3 py-1.5 aria-[current=page]:text-ice';

export interface MobileDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A side drawer with the main header's links, for small screens. */
export default function MobileDrawer({ open, onOpenChange }: MobileDrawerProps) {
  const { t } = useTranslation('layout');
  const { isSignedIn } = useSession();
  const locale = useLocale();
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('menu.title')}>
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
        <div className="mt-6 flex flex-col gap-3">
          <ButtonLink to={joinFrom} size="lg" wide>
            {t('nav.join')}
          </ButtonLink>
          <ButtonLink
            to={({ pathname, search, hash }) => loginPathFor(`${pathname}${search}${hash}`)}
            size="lg"
            wide
            variant="outline"
          >
            {t('nav.login')}
          </ButtonLink>
        </div>
      )}
      <div className="mt-6 flex items-center justify-between border-t border-line pt-4">
        <ThemeRow />
        <LanguageSwitch full />
      </div>
    </Drawer>
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
