import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { useLocale } from '@/lib/i18n/use-locale';
import { PageHead } from '@/lib/page-head';
import { localPath, paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';

interface NoBookingProps {
  id: string;
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
}

/**
 * A booking that cannot be shown. The server does not reveal whether it exists or belongs to someone else, so the page
 * offers to sign in.
 */
export function NoBooking({ id, error, onRetry, isRetrying }: NoBookingProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { isSignedIn } = useSession();
  const isUnknown = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return (
    <div className="page-width py-16">
      <PageHead title={t('page')} isPrivate />
      <h1 className="sr-only">{t('page')}</h1>
      {isUnknown ? (
        <EmptyState
          title={t('unknown.title')}
          text={t(isSignedIn ? 'unknown.text' : 'unknown.guest')}
          action={
            isSignedIn ? (
              <ButtonLink to={paths.myBookings}>{t('mine.title')}</ButtonLink>
            ) : (
              <ButtonLink to={loginPathFor(localPath(paths.booking(id), locale))}>{t('signIn')}</ButtonLink>
            )
          }
        />
      ) : (
        <ErrorState error={error} onRetry={onRetry} retrying={isRetrying} />
      )}
    </div>
  );
}
