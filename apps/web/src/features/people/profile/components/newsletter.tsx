import { newsletterConsent, SubscriptionState } from '@dronesoccer/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { callForAnswer } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { ErrorState } from '@/ui/feedback/error-state';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Section } from './security';

const { PENDING, SUBSCRIBED, SUPPRESSED } = SubscriptionState;

/** Shows whether the account's email receives the newsletter, and links to its preferences. */
export default function Newsletter({ email }: { email: string }) {
  const { t } = useTranslation('newsletter');
  return (
    <Section title={t('title')}>
      <SubscriptionStatus email={email} />
    </Section>
  );
}

function SubscriptionStatus({ email }: { email: string }) {
  const { t } = useTranslation('newsletter');
  const mine = useQuery({ ...callQuery('newsletter.mine'), staleTime: 0 });
  const { data, error, isFetching, refetch } = mine;
  if (data === undefined && error)
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined) return <Skeleton className="h-24" />;
  if (data?.state === SUBSCRIBED) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p>{t('mine.subscribed', { email })}</p>
        <ButtonLink to={paths.newsletterPreferences(data.token)} variant="outline">
          {t('mine.preferences')}
        </ButtonLink>
      </div>
    );
  }
  if (data?.state === SUPPRESSED) return <p>{t('mine.suppressed', { email })}</p>;
  return <Subscribe email={email} isPending={data?.state === PENDING} />;
}

function Subscribe({ email, isPending }: { email: string; isPending: boolean }) {
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const client = useQueryClient();
  const subscribing = useMutation({
    mutationFn: () => callForAnswer('newsletter.subscribe', { body: { email, locale, source: 'profile' } }),
    meta: { failure: false },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('newsletter') }),
  });
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t(isPending ? 'mine.pending' : 'mine.none', { email })}</p>
      <p className="text-sm text-muted">{newsletterConsent.text[locale]}</p>
      <FormAlert>{subscribing.error && errorMessage(subscribing.error)}</FormAlert>
      <Button variant="outline" pending={subscribing.isPending} onClick={() => subscribing.mutate()}>
        {t(isPending ? 'mine.mailAgain' : 'mine.subscribe')}
      </Button>
      <p role="status" className="font-semibold empty:hidden">
        {subscribing.data?.message}
      </p>
    </div>
  );
}
