import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useSession } from '@/lib/session/use-session';
import { NavLink } from '@/ui/link';
import { rememberSection, visibleGroups, type SectionGroup } from './sections';

/** The dashboard's menu: two groups that fold, both open at first. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation('dashboard');
  const { hasRole } = useSession();
  return (
    <nav aria-label={t('menu')} className="flex flex-col gap-6">
      {visibleGroups(hasRole).map((group) => (
        <Group key={group.label} group={group} onChoose={onChoose} />
      ))}
    </nav>
  );
}

function Group({ group, onChoose }: { group: SectionGroup; onChoose: (() => void) | undefined }) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(true);
  const listId = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className="flex min-h-11 w-full items-center justify-between rounded-control px-3 text-sm font-semibold text-muted hover:text-ink"
        onClick={() => setOpen(!isOpen)}
      >
        {t(group.label)}
        <ChevronDown
          aria-hidden
          className={cx('size-4 transition-transform duration-(--fast)', !isOpen && '-rotate-90')}
        />
      </button>
      <ul id={listId} hidden={!isOpen}>
        {group.sections.map(({ id, name, to, icon: Icon }) => (
          <li key={id}>
            <NavLink
              to={to}
              className="control-text flex min-h-12 items-center gap-3 rounded-control px-3 hover:bg-raised aria-[current=page]:bg-raised aria-[current=page]:text-red"
              onClick={() => {
                rememberSection(id);
                onChoose?.();
              }}
            >
              <Icon aria-hidden className="size-5" />
              {t(`sections.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
