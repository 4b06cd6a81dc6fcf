import { newsletterConsent, SubscriptionState } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import { useConfirm } from '../api/subscription';
import { SubscriptionEnded } from './subscription-ended';
import { type OpenedSubscription, StateHeading } from './subscription-frame';

/** The target of the confirmation email's link. */
export function ConfirmSubscription({ token, subscription: { token: ofIssues, state, email } }: OpenedSubscription) {
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const confirming = useConfirm(token);
  if (state === SubscriptionState.SUBSCRIBED) {
    return (
      <>
        <StateHeading title={t('confirm.done')} text={t('confirm.doneText', { email })} isNew={confirming.isSuccess} />
        <ButtonLink to={paths.newsletterPreferences(ofIssues)} size="lg">
          {t('confirm.choose')}
        </ButtonLink>
      </>
    );
  }
  if (state !== SubscriptionState.PENDING)
    return <SubscriptionEnded token={ofIssues} subscription={{ state, email }} />;
  return (
    <>
      <StateHeading title={t('confirm.title')} text={t('confirm.text', { email })} />
      <p className="text-muted">{newsletterConsent.text[locale]}</p>
      <FormAlert>{confirming.error && errorMessage(confirming.error)}</FormAlert>
      <Button size="lg" pending={confirming.isPending} onClick={() => confirming.mutate()}>
        {t('confirm.action')}
      </Button>
    </>
  );
}
