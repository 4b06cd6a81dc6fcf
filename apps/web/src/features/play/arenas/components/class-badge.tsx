import { ArenaClass } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Badge } from '@/ui/feedback/badge';

/** The class with its own symbol: a small ball for class 20, a large ring for class 40. */
export function ClassBadge({ value }: { value: ArenaClass }) {
  const { t } = useTranslation('arenas');
  const is20 = value === ArenaClass.CLASS_20;
  return (
    <Badge>
      <span
        aria-hidden
        className={cx('rounded-full', is20 ? 'size-2 bg-current' : 'size-3.5 border-[3px] border-current')}
      />
      {t(is20 ? 'class20' : 'class40')}
    </Badge>
  );
}
