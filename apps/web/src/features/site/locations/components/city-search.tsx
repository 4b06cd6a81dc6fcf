import { limits, type LocationWire } from '@dronesoccer/contracts';
import { Search, X } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { controlClass } from '@/ui/fields/field';
import { IconButton } from '@/ui/actions/icon-button';
import { searchPlaces } from '../model/places';

export interface CitySearchProps {
  ref: Ref<HTMLInputElement>;
  /** The listed locations; absent while they load. */
  places: readonly LocationWire[] | undefined;
  onPick: (place: LocationWire) => void;
}

/** A box that suggests cities from the second character on; arrows move, Enter picks, Esc clears. */
export function CitySearch({ ref, places, onPick }: CitySearchProps) {
  const { t } = useTranslation('locations');
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const isSearching = text.trim().length >= limits.citySearchMinCharacters;
  const found = places && isSearching ? searchPlaces(places, text) : [];
  const optionId = (index: number) => `${listId}-${index}`;

  const type = (value: string) => {
    setText(value);
    setActive(0);
  };

  const keyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = moves[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      const next = (active + step + found.length) % found.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    const place = found[active];
    if (event.key === 'Enter' && place) {
      event.preventDefault();
      onPick(place);
    }
    if (event.key === 'Escape' && text !== '') {
      // The first Esc empties the box; the next one closes the dialog.
      event.preventDefault();
      event.stopPropagation();
      type('');
    }
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
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          aria-expanded={isSearching}
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
        {isSearching &&
          (places ? (found.length > 0 ? t('results', { count: found.length }) : t('emptyTitle')) : t('search.loading'))}
      </p>
      <ul
        id={listId}
        role="listbox"
        aria-label={t('search.label')}
        hidden={found.length === 0}
        style={{ maxHeight: limits.suggestionListMaxHeightPx }}
        className="mt-2 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-lift"
      >
        {found.map((place, index) => (
          <li
            key={place.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={cx('cursor-pointer rounded-control px-3 py-2.5', index === active && 'bg-raised')}
            onPointerMove={() => setActive(index)}
            onClick={() => onPick(place)}
          >
            <span className="block font-semibold">
              {place.city}, {place.province}
            </span>
            <span className="block text-sm text-muted">{place.name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
