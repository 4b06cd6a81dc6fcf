import { limits } from '@dronesoccer/contracts';
import { History, Search } from 'lucide-react';
import { useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/paths';
import { useRoot } from '@/lib/store/root-store';
import { controlClass } from '@/ui/fields/field';
import { IconButton } from '@/ui/actions/icon-button';
import { startSearch } from '../model/search';
import { useIsInShop } from '../model/use-keeps-place';

/**
 * The shop's search box. The term is also part of the URL, so that a search can be shared and returned to. While the
 * box is focused and empty it offers the last search.
 */
export function ProductSearch({ autoFocus = false, className }: { autoFocus?: boolean; className?: string }) {
  const { t } = useTranslation('layout');
  const navigate = useNavigateLocal();
  const keepsPlace = useIsInShop();
  const { searchTerm, isSearching } = useRoot((state) => state.search);
  const current = isSearching ? searchTerm : '';
  const [shownFor, setShownFor] = useState(current);
  const [text, setText] = useState(current);
  const [isInUse, setInUse] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  if (current !== shownFor) {
    // The search was cleared or set elsewhere (by a category or a URL change), so the box follows.
    setShownFor(current);
    setText(current);
  }
  const offersRecent = isInUse && text.trim() === '' && searchTerm !== '';

  const search = (wanted: string) => {
    if (!startSearch(wanted)) return;
    setInUse(false);
    navigate(paths.search(wanted.trim()), { preventScrollReset: keepsPlace });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Text that was typed before the page became live is only in the field.
    search(field.current?.value ?? text);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setInUse(false);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setInUse(false);
  };

  return (
    <form
      role="search"
      onSubmit={submit}
      onFocus={() => setInUse(true)}
      onBlur={leave}
      onKeyDown={keyDown}
      className={cx('relative', className)}
    >
      <input
        ref={field}
        type="search"
        name="search"
        autoFocus={autoFocus}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        maxLength={limits.searchTermMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={cx(controlClass, 'rounded-full pr-13')}
      />
      {offersRecent && (
        <div className="absolute inset-x-0 top-full z-40 mt-2 rounded-card border border-line bg-surface p-2 shadow-lift">
          <button
            type="button"
            className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-raised"
            onClick={() => search(searchTerm)}
          >
            <History aria-hidden className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 truncate">{t('search.recent', { term: searchTerm })}</span>
          </button>
        </div>
      )}
      <IconButton
        type="submit"
        icon={Search}
        label={t('search.submit')}
        className="absolute top-1/2 right-1 -translate-y-1/2"
      />
    </form>
  );
}
