import { Role } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CoachSession, CoachSessions } from '@/features/play/coaching';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';

/** The slots of a coach, or one of them with its people. */
export default function CoachPage() {
  const { t } = useTranslation('coaching');
  const { slotId } = useParams();
  const { hasRole } = useSession();
  return (
    <div className="page-width flex flex-col gap-6 pt-8 pb-20">
      <PageHead title={t('title')} isPrivate />
      {!hasRole(Role.COACH) ? (
        <>
          <h1 className="sr-only">{t('title')}</h1>
          <EmptyState
            title={t('notCoach')}
            text={t('notCoachText')}
            action={<ButtonLink to={paths.myBookings}>{t('toBookings')}</ButtonLink>}
          />
        </>
      ) : slotId === undefined ? (
        <CoachSessions />
      ) : (
        <CoachSession id={slotId} />
      )}
    </div>
  );
}
