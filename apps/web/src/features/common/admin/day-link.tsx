import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { ButtonLink } from '@/ui/actions/link';

interface DayLinkProps {
  arenaId?: string | undefined;
  /** Defaults to today at the arena. */
  day?: string | undefined;
}

/**
 * Links to the day's attendance list. The link reloads the document, because only a document loaded at that address may
 * use the camera.
 */
export function DayLink(which: DayLinkProps) {
  const { t } = useTranslation('kit');
  return (
    <ButtonLink to={paths.dashboardDay(which)} variant="outline" reloadDocument>
      <ListChecks aria-hidden className="size-5" />
      {t('day.link')}
    </ButtonLink>
  );
}
