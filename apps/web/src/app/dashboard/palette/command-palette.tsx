import { limits } from '@dronesoccer/contracts';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Dialog } from '@/ui/overlays/dialog';
import { controlClass } from '@/ui/fields/field';
import { Spinner } from '@/ui/feedback/spinner';
import type { PaletteEntry } from './sources';
import { useFoundGroups } from './use-found-groups';
import { useKnownGroups } from './use-known-groups';

export interface CommandPaletteProps {
  onClose: () => void;
}

/** Opens any page of the dashboard, finds orders and products, and starts common tasks as the user types. */
export default function CommandPalette({ onClose }: CommandPaletteProps) {
  const { t } = useTranslation('kit');
  const [term, setTerm] = useState('');
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const known = useKnownGroups(term);
  const found = useFoundGroups(term);
  const groups = [...known, ...found.groups].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const here = Math.min(active, entries.length - 1);
  const optionId = (entry: PaletteEntry) => `${listId}-${entry.id}`;

  const choose = (entry: PaletteEntry) => {
    onClose();
    entry.choose();
  };
  const keyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      const next = (here + step + entries.length) % entries.length;
      setActive(next);
      const entry = entries[next];
      if (entry) document.getElementById(optionId(entry))?.scrollIntoView({ block: 'nearest' });
    }
    const entry = entries[here];
    if (event.key === 'Enter' && entry) {
      event.preventDefault();
      choose(entry);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('palette.title')} tall initialFocus={input}>
      <div className="relative pt-1">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <input
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label={t('palette.title')}
          placeholder={t('palette.placeholder')}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={entries[here] && optionId(entries[here])}
          maxLength={limits.searchTermMax}
          value={term}
          onChange={({ target }) => {
            setTerm(target.value);
            setActive(0);
          }}
          onKeyDown={keyDown}
          className={cx(controlClass, 'px-12')}
        />
        {found.isSearching && <Spinner className="absolute top-1/2 right-4 -translate-y-1/2 text-muted" />}
      </div>
      <p role="status" className={cx(entries.length === 0 && !found.isSearching ? 'px-3 py-6 text-muted' : 'sr-only')}>
        {found.isSearching
          ? t('palette.searching')
          : entries.length === 0
            ? t('palette.none', { term })
            : t('palette.results', { count: entries.length })}
      </p>
      {found.failed.map((source) => (
        <p key={source} className="px-3 pt-3 text-sm font-semibold text-red">
          {t('palette.failed', { source })}
        </p>
      ))}
      <div id={listId} role="listbox" aria-label={t('palette.title')} className="pt-3">
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`} className="pb-2">
            <p id={`${listId}-${group.id}`} className="px-3 py-1.5 text-sm font-semibold text-muted">
              {group.label}
            </p>
            {group.entries.map((entry) => (
              <Option
                key={entry.id}
                id={optionId(entry)}
                entry={entry}
                isActive={entries[here] === entry}
                onPoint={() => setActive(entries.indexOf(entry))}
                onChoose={() => choose(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="px-3 pt-2 text-sm text-muted max-sm:hidden">{t('palette.help')}</p>
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, entry: { label, hint, icon: Icon }, isActive, onPoint, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5',
        isActive && 'bg-raised shadow-[inset_3px_0_0_var(--ice)]',
      )}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 truncate font-semibold">{label}</span>
      {hint && <span className="ml-auto min-w-0 truncate pl-3 text-sm text-muted">{hint}</span>}
    </div>
  );
}
