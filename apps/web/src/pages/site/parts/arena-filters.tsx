import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocationChoice } from '@/features/places/locations';
import { Button } from '@/ui/actions/button';
import { Input } from '@/ui/fields/input';
import { arenaClasses, type parseArenaFilters } from './wanted-arenas';

interface ArenaFiltersProps {
  wanted: ReturnType<typeof parseArenaFilters>;
  /** Sets a filter in the address, or removes it if the value is null. */
  onChange: (name: 'class' | 'free' | 'day', value: string | null) => void;
}

/** Filters by class and availability, and the place from which distances are measured. */
export function ArenaFilters({ wanted, onChange }: ArenaFiltersProps) {
  const { t } = useTranslation('arenas');
  const { selected, coordinates, setOpen } = useLocationChoice();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div role="group" aria-label={t('classFilter')} className="flex gap-2">
        {arenaClasses.map(({ value, wire }) => (
          <Button
            key={value}
            variant={wire === wanted.class ? 'ice' : 'outline'}
            aria-pressed={wire === wanted.class}
            onClick={() => onChange('class', wire === wanted.class ? null : value)}
          >
            {t(value === '20' ? 'class20' : 'class40')}
          </Button>
        ))}
      </div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <MapPin aria-hidden className="size-5" />
        {coordinates ? t('near', { city: selected?.city ?? t('you') }) : t('choosePlace')}
      </Button>
      <Button
        variant={wanted.freeThisWeek ? 'ice' : 'outline'}
        aria-pressed={wanted.freeThisWeek}
        onClick={() => onChange('free', wanted.freeThisWeek ? null : 'week')}
      >
        {t('freeThisWeek')}
      </Button>
      <label className="flex items-center gap-2.5 font-semibold">
        <span className="shrink-0">{t('day')}</span>
        <Input
          type="date"
          value={wanted.day ?? ''}
          className="w-auto"
          onChange={({ target }) => onChange('day', target.value || null)}
        />
      </label>
    </div>
  );
}
