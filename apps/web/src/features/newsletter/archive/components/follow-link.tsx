import { patterns } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@/lib/errors/api-error';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { Spinner } from '@/ui/feedback/spinner';
import { Trail } from '@/ui/layout/trail';
import { visitQuery } from '../api/queries';
import { destinationOf } from '../model/destination';

/**
 * The target of every link in an issue. Reports the visit and replaces itself with the destination, so that Back leads
 * to where the reader came from.
 */
export function FollowLink({ campaign, token }: { campaign: string; token: string }) {
  const { t } = useTranslation('issues');
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(visitQuery(campaign, token));
  const destination = data === undefined ? undefined : destinationOf(data.url);
  const { href, isPage = false } = destination ?? {};
  useEffect(() => {
    if (href === undefined) return;
    if (isPage) void navigate(href, { replace: true });
    else window.location.replace(href);
  }, [href, isPage, navigate]);

  const isBroken = destination === null || (error instanceof ApiError && error.kind === 'http' && error.status < 429);
  if (!isBroken && !error) {
    return (
      <>
        <h1 className="display-2 outline-none">{t('follow.title')}</h1>
        <p role="status" className="lead flex items-center gap-3 text-muted">
          <Spinner />
          {t('follow.text')}
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="display-2 outline-none">{t(isBroken ? 'follow.broken' : 'follow.failed')}</h1>
      <Trail className="h-10 w-56" />
      <p className="lead text-muted">{t(isBroken ? 'follow.brokenText' : 'follow.failedText')}</p>
      <div className="flex flex-wrap gap-3">
        {!isBroken && (
          <Button size="lg" pending={isFetching} onClick={() => void refetch()}>
            {t('follow.retry')}
          </Button>
        )}
        {patterns.uuid.test(campaign) && (
          <ButtonLink to={paths.issue(campaign)} size="lg" variant={isBroken ? 'primary' : 'outline'}>
            {t('follow.read')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
