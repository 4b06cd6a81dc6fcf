import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { NavLink } from '@/ui/actions/link';
import { Tooltip } from '@/ui/overlays/tooltip';
import { AttentionCount } from './attention-count';
import { attentionSection, rememberSection, visibleGroups, type SectionGroup } from './sections';

interface SideMenuProps {
  onChoose?: () => void;
  /** Shows only icons, with the names as tooltips, and every group expanded. */
  isCollapsed?: boolean;
}

/** The dashboard's menu. Its groups collapse, and all are expanded at first. */
export function SideMenu({ onChoose, isCollapsed = false }: SideMenuProps) {
  const { t } = useTranslation('dashboard.admin');
  const { hasRole } = useSession();
  return (
    <nav aria-label={t('menu')} className="flex flex-col gap-2 pointer-fine:gap-1">
      {visibleGroups(hasRole).map((group) => (
        <Group key={group.label} group={group} onChoose={onChoose} isCollapsed={isCollapsed} />
      ))}
    </nav>
  );
}

interface GroupProps {
  group: SectionGroup;
  onChoose: (() => void) | undefined;
  isCollapsed: boolean;
}

function Group({ group, onChoose, isCollapsed }: GroupProps) {
  const { t } = useTranslation('dashboard.admin');
  const [isOpen, setOpen] = useState(true);
  const listId = useId();
  return (
    <div className={cx(isCollapsed && 'border-b border-line pb-1')}>
      {!isCollapsed && (
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
      )}
      <ul
        id={listId}
        aria-label={isCollapsed ? t(group.label) : undefined}
        hidden={!isOpen && !isCollapsed}
        className="flex flex-col gap-0.5"
      >
        {group.sections.map((section) => (
          <li key={section.name} className="relative">
            <Entry section={section} onChoose={onChoose} isCollapsed={isCollapsed} />
            {section.name === attentionSection && (
              <AttentionCount
                className={cx(
                  'pointer-events-none absolute rounded-full bg-warn px-1.5 text-xs font-semibold text-ground tabular-nums',
                  isCollapsed ? 'top-0 right-0' : 'top-1/2 right-3 -translate-y-1/2',
                )}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  section: SectionGroup['sections'][number];
  onChoose: (() => void) | undefined;
  isCollapsed: boolean;
}

function Entry({ section: { name, label, to, icon: Icon }, onChoose, isCollapsed }: EntryProps) {
  const locale = useLocale();
  const link = (
    <NavLink
      to={to}
      // The path of every dashboard page begins with the overview's path.
      end={to === paths.dashboard}
      className={cx(
        'group control-text relative flex min-h-11 items-center gap-3 rounded-control px-3 pointer-fine:min-h-9 pointer-fine:text-sm transition-colors duration-(--fast) hover:bg-raised aria-[current=page]:bg-raised',
        isCollapsed && 'justify-center',
      )}
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
      <Icon
        aria-hidden
        className="size-5 shrink-0 text-muted group-hover:text-ink group-aria-[current=page]:text-ice"
      />
      <span className={cx(isCollapsed && 'sr-only')}>{label[locale]}</span>
    </NavLink>
  );
  return isCollapsed ? (
    <Tooltip content={label[locale]} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
