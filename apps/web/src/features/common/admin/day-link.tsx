import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { ButtonLink } from '@/ui/actions/link';

interface DayLinkProps {
  arenaId?: string | undefined;
  /** Today at the arena when absent. */
  day?: string | undefined;
}

/** To who comes on a day. It loads the page anew, because only a document with that address may use the camera. */
export function DayLink(which: DayLinkProps) {
  const { t } = useTranslation('kit');
  return (
    <ButtonLink to={paths.dashboardDay(which)} variant="outline" reloadDocument>
      <ListChecks aria-hidden className="size-5" />
      {t('day.link')}
    </ButtonLink>
  );
}
