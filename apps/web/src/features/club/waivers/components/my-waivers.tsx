import type { WaiverStateWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { myWaiversQuery } from '../api/queries';

/** The waivers of the account and its children: valid until a day, or missing with a link to sign. */
export function MyWaivers() {
  const { t } = useTranslation('memberships');
  const { data, error, isFetching, refetch } = useQuery(myWaiversQuery());
  return (
    <section className="flex max-w-2xl flex-col gap-4">
      <header>
        <h2 className="display-3">{t('waiver.mine.title')}</h2>
        <p className="mt-1 text-muted">{t('waiver.mine.text')}</p>
      </header>
      {data && (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((state) => (
            <WaiverState key={state.id} state={state} />
          ))}
        </ul>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Loading label={t('waiver.mine.loading')}>
          <Skeleton className="h-16 w-full" />
        </Loading>
      )}
    </section>
  );
}

function WaiverState({ state: { kind, id, name, isMinor, lastDay } }: { state: WaiverStateWire }) {
  const { t } = useTranslation('memberships');
  const locale = useLocale();
  const Icon = lastDay === null ? CircleAlert : CircleCheck;
  // A person under age with an account of their own cannot sign for themselves.
  const isSignedByOthers = kind === 'account' && isMinor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className={`size-6 shrink-0 ${lastDay === null ? 'text-warn' : 'text-good'}`} />
      <p className="min-w-0 grow basis-40">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">
          {lastDay === null ? t('waiver.mine.missing') : t('waiver.mine.valid', { day: formatDay(lastDay, locale) })}
          {lastDay === null && isSignedByOthers && ` · ${t('waiver.mine.guardian')}`}
        </span>
      </p>
      {lastDay === null && !isSignedByOthers && (
        <ButtonLink variant="outline" to={paths.waiver(kind, id)} aria-label={t('waiver.mine.signFor', { name })}>
          {t('waiver.mine.sign')}
        </ButtonLink>
      )}
    </li>
  );
}
