import { limits, type ChosenLocation } from '@dronesoccer/contracts';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { errorMessage } from '@/lib/errors/error-message';
import { notify } from '@/lib/notify';
import { controlClass } from '@/ui/fields/field';
import { IconButton } from '@/ui/actions/icon-button';
import type { Suggestion } from '../model/suggestion';
import { useCitySearch } from '../model/use-city-search';
import { CityOptions } from './city-options';

interface CitySearchProps {
  ref?: Ref<HTMLInputElement>;
  /** The label of the search box outside the chooser. */
  label?: string;
  onPick: (place: ChosenLocation) => void;
}

/** A search box that suggests cities from the second character on. Arrows move, Enter picks, Esc clears. */
export function CitySearch({ ref, label, onPick }: CitySearchProps) {
  const { t } = useTranslation('locations');
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  // True if Enter was pressed before the cities arrived. The first one is then picked.
  const isAwaited = useRef(false);
  const listId = useId();
  const { isSearching, found, credit, isSettled, error } = useCitySearch(text);
  const optionId = (index: number) => `${listId}-${index}`;

  const type = (value: string) => {
    setText(value);
    setActive(0);
    isAwaited.current = false;
  };

  const choose = (city: Suggestion) => {
    const pick = (place: ChosenLocation) => {
      type('');
      onPick(place);
    };
    city.place().then(pick, (failure: unknown) => notify({ type: 'danger', message: errorMessage(failure) }));
  };

  const settle = useEffectEvent(() => {
    if (isAwaited.current && found[0]) choose(found[0]);
    isAwaited.current = false;
  });
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);

  const keyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = moves[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      const next = (active + step + found.length) % found.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && isSearching) {
      event.preventDefault();
      const city = found[active];
      if (isSettled && city) choose(city);
      else isAwaited.current = !isSettled;
    }
    if (event.key === 'Escape' && text !== '') {
      // The first Esc clears the box, and the next one closes the dialog.
      event.preventDefault();
      event.stopPropagation();
      type('');
    }
  };

  const status = () => {
    if (!isSearching) return null;
    if (error) return errorMessage(error);
    if (found.length > 0) return t('results', { count: found.length });
    return t(isSettled ? 'emptyTitle' : 'search.loading');
  };

  return (
    <div>
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <input
          ref={ref}
          type="text"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={label ?? t('search.label')}
          placeholder={label ?? t('search.placeholder')}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? optionId(active) : undefined}
          value={text}
          maxLength={limits.searchTermMax}
          onChange={(event) => type(event.target.value)}
          onKeyDown={keyDown}
          className={cx(controlClass, 'px-12')}
        />
        {text !== '' && (
          <IconButton
            icon={X}
            label={t('search.clear')}
            className="absolute top-1/2 right-1 -translate-y-1/2"
            onClick={() => type('')}
          />
        )}
      </div>
      <p role="status" className={cx(isSearching && found.length === 0 ? 'px-4 py-3 text-muted' : 'sr-only')}>
        {status()}
      </p>
      <CityOptions
        id={listId}
        label={t('search.label')}
        cities={found}
        active={active}
        credit={credit}
        optionId={optionId}
        onActivate={setActive}
        onPick={choose}
      />
    </div>
  );
}
