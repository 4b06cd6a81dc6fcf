import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocationChoice } from '../model/choice';
import { preloadChooser } from './load-chooser';

/** Opens the chooser. With `showCity` it also shows the chosen city. */
export function LocationButton({ showCity = false }: { showCity?: boolean }) {
  const { t } = useTranslation('layout');
  const { selected, setOpen } = useLocationChoice();
  const city = selected?.city;
  const label = city ? t('location.change', { city }) : t('location.choose');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      className={cx(
        'control-text inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full hover:bg-raised',
        showCity && 'sm:px-3',
      )}
      onPointerEnter={() => void preloadChooser()}
      onFocus={() => void preloadChooser()}
      onClick={() => setOpen(true)}
    >
      <MapPin aria-hidden className={cx('size-5.5 shrink-0', city ? 'text-ice' : '')} />
      {showCity && <span className="max-w-32 truncate max-sm:hidden">{city ?? t('location.short')}</span>}
    </button>
  );
}
