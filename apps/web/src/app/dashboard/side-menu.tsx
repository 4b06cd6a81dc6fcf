import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { NavLink } from '@/ui/actions/link';
import { rememberSection, visibleGroups, type SectionGroup } from './sections';

/** The dashboard's menu. Its groups collapse, and all are expanded at first. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation('dashboard.admin');
  const { hasRole } = useSession();
  return (
    <nav aria-label={t('menu')} className="flex flex-col gap-2 pointer-fine:gap-1">
      {visibleGroups(hasRole).map((group) => (
        <Group key={group.label} group={group} onChoose={onChoose} />
      ))}
    </nav>
  );
}

function Group({ group, onChoose }: { group: SectionGroup; onChoose: (() => void) | undefined }) {
  const { t } = useTranslation('dashboard.admin');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(true);
  const listId = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className="flex min-h-11 w-full items-center justify-between rounded-control px-3 text-[0.8125rem] pointer-fine:min-h-8 font-semibold text-muted hover:text-ink"
        onClick={() => setOpen(!isOpen)}
      >
        {t(group.label)}
        <ChevronDown
          aria-hidden
          className={cx('size-4 transition-transform duration-(--fast)', !isOpen && '-rotate-90')}
        />
      </button>
      <ul id={listId} hidden={!isOpen} className="flex flex-col gap-0.5">
        {group.sections.map(({ name, label, to, icon: Icon }) => (
          <li key={name}>
            <NavLink
              to={to}
              // The path of every dashboard page begins with the overview's path.
              end={to === paths.dashboard}
              className="group control-text relative flex min-h-11 items-center gap-3 rounded-control px-3 pointer-fine:min-h-9 pointer-fine:text-sm transition-colors duration-(--fast) hover:bg-raised aria-[current=page]:bg-raised"
              onClick={() => {
                rememberSection(name);
                onChoose?.();
              }}
            >
              {/* The light beside the current section. */}
              <span
                aria-hidden
                className="absolute inset-y-2 left-0 w-1 rounded-full bg-light-ice opacity-0 transition-opacity duration-(--medium) group-aria-[current=page]:opacity-100 group-aria-[current=page]:shadow-[0_0_10px_var(--light-ice)]"
              />
              <Icon aria-hidden className="size-5 text-muted group-hover:text-ink group-aria-[current=page]:text-ice" />
              {label[locale]}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
