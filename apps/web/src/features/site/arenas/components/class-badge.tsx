import { ArenaClass } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/feedback/badge';

/** The class as its colour: blue for 20, red for 40, as everywhere on the site. */
export function ClassBadge({ value }: { value: ArenaClass }) {
  const { t } = useTranslation('arena');
  const is20 = value === ArenaClass.CLASS_20;
  return <Badge tone={is20 ? 'ice' : 'red'}>{t(is20 ? 'class20' : 'class40')}</Badge>;
}
