import { type Locale, locales, SubscriptionState, type TagWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { paths } from '@/lib/paths';
import { keepingLanguage } from '@/lib/query/keep-language';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { ErrorState } from '@/ui/feedback/error-state';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Checkbox } from '@/ui/fields/checkbox';
import { RadioGroup } from '@/ui/fields/radio-group';
import { topicsQuery, usePrefer } from '../api/subscription';
import { SubscriptionEnded } from './subscription-ended';
import { type OpenedSubscription, StateHeading } from './subscription-frame';

/** The newsletter preferences of a subscriber who is not signed in. */
export function NewsletterPreferences({ token, subscription }: OpenedSubscription) {
  const { t } = useTranslation('newsletter');
  const { state, email } = subscription;
  const topics = useQuery(keepingLanguage(topicsQuery()));
  if (state !== SubscriptionState.SUBSCRIBED && state !== SubscriptionState.PENDING)
    return <SubscriptionEnded token={token} subscription={subscription} />;
  return (
    <>
      <StateHeading
        title={t('preferences.title')}
        text={t(state === SubscriptionState.PENDING ? 'preferences.pending' : 'preferences.text', { email })}
      />
      {topics.data && <Choices token={token} subscription={subscription} topics={topics.data} />}
      {!topics.data && !topics.error && <Skeleton className="h-72 w-full rounded-card" />}
      {!topics.data && topics.error && (
        <ErrorState error={topics.error} retrying={topics.isFetching} onRetry={() => void topics.refetch()} />
      )}
      <div className="flex w-full flex-col items-start gap-3 border-t border-line pt-8">
        <p className="text-muted">{t('preferences.leave')}</p>
        <ButtonLink to={paths.leaveNewsletter(token)} variant="outline">
          {t('leave.action')}
        </ButtonLink>
      </div>
    </>
  );
}

function Choices({ token, subscription, topics }: OpenedSubscription & { topics: readonly TagWire[] }) {
  const { t } = useTranslation('newsletter');
  const [locale, setLocale] = useState<Locale>(subscription.locale);
  const [chosen, setChosen] = useState<readonly string[]>(subscription.tags);
  const saving = usePrefer(token);
  const tags = topics.map(({ id }) => id).filter((id) => chosen.includes(id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate({ locale, tags });
  };
  // The success message stays until another option is chosen.
  const change = (work: () => void) => {
    work();
    saving.reset();
  };
  return (
    <form noValidate className="flex w-full flex-col gap-8" onSubmit={submit}>
      <RadioGroup<Locale>
        legend={t('preferences.language')}
        className="sm:grid sm:grid-cols-2"
        value={locale}
        onChange={(next) => change(() => setLocale(next))}
        options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      {topics.length > 0 && (
        <fieldset>
          <legend className="text-[0.9375rem] font-semibold">{t('preferences.topics')}</legend>
          <p className="mb-2 text-sm text-muted">{t('preferences.topicsHint')}</p>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {topics.map(({ id, data }) => (
              <Checkbox
                key={id}
                label={<span className="wrap-anywhere">{data}</span>}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  change(() => setChosen(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id)))
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <FormAlert>{saving.error && errorMessage(saving.error)}</FormAlert>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="lg" pending={saving.isPending}>
          {t('preferences.save')}
        </Button>
        <p role="status" className="font-semibold text-good">
          {saving.isSuccess && t('preferences.saved')}
        </p>
      </div>
    </form>
  );
}
