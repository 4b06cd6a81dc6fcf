import { SubscriptionState } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '@/lib/errors/error-message';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import { useUnsubscribe } from '../api/subscription';
import { SubscriptionEnded } from './subscription-ended';
import { type OpenedSubscription, StateHeading } from './subscription-frame';

/** The target of the unsubscribe link in every issue. */
export function LeaveNewsletter({ token, subscription: { state, email } }: OpenedSubscription) {
  const { t } = useTranslation('newsletter');
  const leaving = useUnsubscribe(token, useSearchParams()[0].get('d'));
  if (state !== SubscriptionState.SUBSCRIBED && state !== SubscriptionState.PENDING)
    return <SubscriptionEnded token={token} subscription={{ state, email }} isNew={leaving.isSuccess} />;
  return (
    <>
      <StateHeading title={t('leave.title')} text={t('leave.text', { email })} />
      <FormAlert>{leaving.error && errorMessage(leaving.error)}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" pending={leaving.isPending} onClick={() => leaving.mutate()}>
          {t('leave.action')}
        </Button>
        <ButtonLink to={paths.newsletterPreferences(token)} size="lg" variant="quiet">
          {t('leave.choose')}
        </ButtonLink>
      </div>
    </>
  );
}
