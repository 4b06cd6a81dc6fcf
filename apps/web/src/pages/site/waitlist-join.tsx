import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BookingSkeleton, JoinWaitlist, MembersOnlyNote, SlotSummary, slotQuery } from '@/features/play/bookings';
import { ApiError } from '@/lib/errors/api-error';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { keepingLanguage } from '@/lib/query/keep-language';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Card } from '@/ui/layout/card';
import { LateFamilySeats } from './parts/late-family-seats';

/** Joins the waitlist of a full slot. */
export default function WaitlistJoinPage() {
  const { t } = useTranslation('waitlist');
  const navigate = useNavigateLocal();
  const { slotId = '' } = useParams();
  const { data: slot, error, isFetching, refetch } = useQuery(keepingLanguage(slotQuery(slotId)));
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width pt-8 pb-20">
      <PageHead title={t('joinTitle')} isPrivate />
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,44rem)_24rem] lg:justify-between">
        <div className="flex min-w-0 flex-col gap-8">
          <h1 className="display-2">{t(isGone ? 'gone' : 'joinTitle')}</h1>
          {slot && (
            <>
              <p className="lead text-muted">{t('joinText')}</p>
              <MembersOnlyNote slot={slot} />
              <JoinWaitlist
                key={slot.id}
                slot={slot}
                family={(seats) => <LateFamilySeats {...seats} />}
                onJoined={({ id, accessToken }) => navigate(paths.waitlist(id, accessToken ?? null))}
              />
            </>
          )}
          {!slot && !error && <BookingSkeleton />}
          {isGone && (
            <EmptyState
              title={t('gone')}
              text={t('goneText')}
              action={<ButtonLink to={paths.findArena}>{t('toArenas')}</ButtonLink>}
            />
          )}
          {error && !isGone && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        </div>
        {slot && (
          <Card className="max-lg:row-start-1">
            <SlotSummary slot={slot} />
          </Card>
        )}
      </div>
    </div>
  );
}
