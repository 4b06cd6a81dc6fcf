import { limits } from '@dronesoccer/contracts';
import { Search, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { controlClass } from '../fields/field';
import { IconButton } from '../actions/icon-button';

const pauseMs = 300;

export interface SearchFilterProps {
  /** What can be searched for: "Number, email or name". */
  label: string;
  value: string | undefined;
  /** Called once typing pauses; replaces the last entry of the history, so that Back does not undo letter by letter. */
  onChange: (value: string | undefined) => void;
}

/** Searches as one types; Enter does not wait for the pause. */
export function SearchFilter({ label, value = '', onChange }: SearchFilterProps) {
  const { t } = useTranslation('kit');
  const [shownFor, setShownFor] = useState(value);
  const [text, setText] = useState(value);
  const timer = useRef<number | undefined>(undefined);
  /** What was typed and is not searched for yet. */
  const unsent = useRef<string | null>(null);
  // Opening a row before the pause is over must carry the search into its address, not lead back to the list.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  if (value !== shownFor) {
    // Changed from elsewhere (Back, a saved view, "clear filters"): the box follows. What was typed since stays.
    setShownFor(value);
    if (value !== text.trim()) setText(value);
  }
  const send = useCallback((next: string) => {
    window.clearTimeout(timer.current);
    unsent.current = null;
    const wanted = next.trim();
    latest.current(wanted === '' ? undefined : wanted);
  }, []);
  const wait = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => unsent.current !== null && send(unsent.current), pauseMs);
  }, [send]);
  useEffect(() => {
    // What a finger is about to press must not move away under it: the list waits until the press is over.
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
