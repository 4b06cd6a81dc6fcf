import { limits } from '@dronesoccer/contracts';
import { Search, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { controlClass } from '../fields/field';
import { IconButton } from '../actions/icon-button';

const pauseMs = 300;

interface SearchFilterProps {
  /** The search box's label: "Number, email or name". */
  label: string;
  value: string | undefined;
  /**
   * Called when typing pauses. It should replace the last history entry, so that Back does not undo letter by letter.
   */
  onChange: (value: string | undefined) => void;
}

/** A search box that searches while the user types; Enter searches at once. */
export function SearchFilter({ label, value = '', onChange }: SearchFilterProps) {
  const { t } = useTranslation('kit');
  const [shownFor, setShownFor] = useState(value);
  const [text, setText] = useState(value);
  const timer = useRef<number | undefined>(undefined);
  /** The text that was typed but not yet searched for. */
  const unsent = useRef<string | null>(null);
  // If a row is opened before the pause ends, the search must go into that row's address, not lead back to the list.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  if (value !== shownFor) {
    // The value changed elsewhere (Back, a saved view, "clear filters"), so the box follows. Text typed since then
    // stays.
    setShownFor(value);
    if (value !== text.trim()) setText(value);
  }
  const send = useCallback((next: string) => {
    window.clearTimeout(timer.current);
    unsent.current = null;
    const searchText = next.trim();
    latest.current(searchText === '' ? undefined : searchText);
  }, []);
  const wait = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => unsent.current !== null && send(unsent.current), pauseMs);
  }, [send]);
  useEffect(() => {
    // A target must not move away while a finger presses it, so the list waits until the press ends.
    const hold = () => window.clearTimeout(timer.current);
    const goOn = () => unsent.current !== null && wait();
    window.addEventListener('pointerdown', hold);
    window.addEventListener('pointerup', goOn);
    window.addEventListener('pointercancel', goOn);
    return () => {
      hold();
      window.removeEventListener('pointerdown', hold);
      window.removeEventListener('pointerup', goOn);
      window.removeEventListener('pointercancel', goOn);
    };
  }, [wait]);
  const type = (next: string) => {
    setText(next);
    unsent.current = next;
    wait();
  };
  return (
    <form
      role="search"
      className="relative min-w-0 grow basis-64"
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
      <input
        type="text"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={limits.searchTermMax}
        value={text}
        onChange={({ target }) => type(target.value)}
        className={cx(
          controlClass,
          'min-h-11 rounded-full border-line py-2 pr-12 pl-12 pointer-fine:min-h-9 pointer-fine:py-1 pointer-fine:text-[0.9375rem]',
        )}
      />
      {text !== '' && (
        <IconButton
          icon={X}
          label={t('filters.clearSearch')}
          className="absolute top-1/2 right-0.5 -translate-y-1/2 pointer-fine:size-8"
          onClick={() => {
            setText('');
            send('');
          }}
        />
      )}
    </form>
  );
}
