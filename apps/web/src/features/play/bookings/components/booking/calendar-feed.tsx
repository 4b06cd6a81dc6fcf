import '@/lib/http/booking-calls';
import type { CalendarFeedWire } from '@dronesoccer/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Copy, RefreshCw, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/lib/format';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { callQuery } from '@/lib/query/call-query';
import { Button } from '@/ui/actions/button';
import { buttonClass } from '@/ui/actions/button-style';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Card } from '@/ui/layout/card';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';

/** Adds the customer's bookings to their own calendar, through a URL that is shown only once, when it is created. */
export default function CalendarFeed() {
  const { t } = useTranslation('calendar-feed');
  const client = useQueryClient();
  const query = callQuery('calendarFeed.get');
  const { data, error, isFetching, refetch } = useQuery(query);
  const readAgain = () => client.invalidateQueries({ queryKey: query.queryKey });
  const making = useMutation({
    mutationFn: () => call('calendarFeed.make'),
    onSuccess: readAgain,
  });
  return (
    <Card>
      <section aria-labelledby="calendar-feed" className="flex flex-col items-start gap-4">
        <h2 id="calendar-feed" className="display-3">
          {t('title')}
        </h2>
        <p className="text-column text-muted">{t('text')}</p>
        {data === undefined && error && (
          <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data === undefined && !error && <Skeleton className="h-11 w-56" />}
        {data === null && (
          <Button variant="outline" pending={making.isPending} onClick={() => making.mutate()}>
            <CalendarPlus aria-hidden className="size-5" />
            {t('make')}
          </Button>
        )}
        {data && (
          <Address
            feed={data}
            url={making.data?.url ?? null}
            replacing={{ pending: making.isPending, run: making.mutateAsync }}
            onRevoked={() => {
              making.reset();
              return readAgain();
            }}
          />
        )}
      </section>
    </Card>
  );
}

interface AddressProps {
  feed: CalendarFeedWire;
  /** Known only until the customer leaves the page. */
  url: string | null;
  replacing: { pending: boolean; run: () => Promise<unknown> };
  onRevoked: () => Promise<void>;
}

function Address({ feed, url, replacing, onRevoked }: AddressProps) {
  const { t } = useTranslation('calendar-feed');
  const locale = useLocale();
  const [isReplacing, setReplacing] = useState(false);
  const revoking = useMutation({
    meta: { failure: false },
    mutationFn: () => call('calendarFeed.revoke'),
    onSuccess: onRevoked,
  });
  const close = () => setReplacing(false);
  return (
    <>
      {url === null ? <p>{t('since', { day: formatDate(feed.createdAt, locale) })}</p> : <NewAddress url={url} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setReplacing(true)}>
          <RefreshCw aria-hidden className="size-5" />
          {t('replace')}
        </Button>
        <ConfirmButton
          icon={Unlink}
          label={t('revoke')}
          title={t('revokeTitle')}
          text={t('revokeText')}
          change={revoking}
          input={undefined}
          onDone={() => notify({ type: 'success', message: t('revoked') })}
        />
      </div>
      <ConfirmDialog
        open={isReplacing}
        onClose={close}
        title={t('replaceTitle')}
        text={t('replaceText')}
        confirmLabel={t('replace')}
        pending={replacing.pending}
        onConfirm={() => void replacing.run().then(close, close)}
      />
    </>
  );
}

function NewAddress({ url }: { url: string }) {
  const { t } = useTranslation('calendar-feed');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ type: 'success', message: t('copied') });
    } catch {
      // The browser denied clipboard access. The URL is visible and can be selected by hand.
      notify({ type: 'warning', message: t('notCopied') });
    }
  };
  return (
    <div className="flex w-full flex-col gap-4">
      <Field label={t('address')} hint={t('secret')}>
        <Input readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'ice' })}>
          <CalendarPlus aria-hidden className="size-5" />
          {t('subscribe')}
        </a>
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}
