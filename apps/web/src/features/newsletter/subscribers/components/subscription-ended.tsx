import { newsletterConsent, SubscriptionState, type SubscriptionWire } from '@dronesoccer/contracts';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import { useSubscribeAgain } from '../api/subscription';
import { StateHeading } from './subscription-frame';

interface SubscriptionEndedProps {
  token: string;
  subscription: Pick<SubscriptionWire, 'state' | 'email'>;
  /** True if the subscription was ended on this page just now. */
  isNew?: boolean;
}

/** Says that the address gets no issues, because the subscriber left or because emails to it bounced. */
export function SubscriptionEnded({ token, subscription: { state, email }, isNew = false }: SubscriptionEndedProps) {
  const { t } = useTranslation('newsletter');
  if (state === SubscriptionState.SUPPRESSED) {
    return (
      <>
        <StateHeading title={t('suppressed.title')} text={t('suppressed.text', { email })} />
        <ButtonLink to={paths.contact} size="lg">
          {t('suppressed.contact')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <StateHeading title={t('ended.title')} text={t('ended.text', { email })} isNew={isNew} />
      <SubscribeAgain token={token} />
    </>
  );
}

/**
 * Lets a subscriber undo an accidental unsubscribe. The law requires confirmation by email, so the button sends a link.
 */
function SubscribeAgain({ token }: { token: string }) {
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const again = useSubscribeAgain(token);
  return (
    <div className="flex flex-col items-start gap-4 rounded-card bg-raised p-5 sm:p-6">
      <p>{t('ended.again')}</p>
      <p className="text-sm text-muted">{newsletterConsent.text[locale]}</p>
      <FormAlert>{again.error && errorMessage(again.error)}</FormAlert>
      {!again.isSuccess && (
        <Button variant="outline" pending={again.isPending} onClick={() => again.mutate()}>
          {t('ended.action')}
        </Button>
      )}
      <p role="status" className="flex items-start gap-3 font-semibold empty:hidden">
        {again.isSuccess && (
          <>
            <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
            {again.data.message || t('form.done')}
          </>
        )}
      </p>
    </div>
  );
}
