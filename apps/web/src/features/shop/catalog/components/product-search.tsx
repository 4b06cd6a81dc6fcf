import { limits } from '@dronesoccer/contracts';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/paths';
import { useRoot } from '@/lib/store/root-store';
import { controlClass } from '@/ui/fields/field';
import { IconButton } from '@/ui/actions/icon-button';
import { startSearch } from '../model/search';
import { useKeepsPlace } from '../model/use-keeps-place';

/** The shop's search box. The term goes into the address as well, so that a search can be shared and gone back to. */
export function ProductSearch({ autoFocus = false, className }: { autoFocus?: boolean; className?: string }) {
  const { t } = useTranslation('layout');
  const navigate = useNavigateLocal();
  const keepsPlace = useKeepsPlace();
  const current = useRoot((state) => state.search.searchTerm);
  const [shownFor, setShownFor] = useState(current);
  const [text, setText] = useState(current);
  if (current !== shownFor) {
    // Cleared or set from elsewhere (a category was chosen, the address changed): the box follows.
    setShownFor(current);
    setText(current);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (startSearch(text)) navigate(paths.search(text.trim()), { preventScrollReset: keepsPlace });
  };

  return (
    <form role="search" onSubmit={submit} className={cx('relative', className)}>
      <input
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
      <IconButton
        type="submit"
        icon={Search}
        label={t('search.submit')}
        className="absolute top-1/2 right-1 -translate-y-1/2"
      />
    </form>
  );
}
