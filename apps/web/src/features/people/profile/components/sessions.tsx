import '@/lib/http/account-calls';
import type { SessionWire } from '@dronesoccer/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { formatDateTime } from '@/lib/format';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Badge } from '@/ui/feedback/badge';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { sessionsQuery } from '../api/queries';

/** The user's active sessions. All except the current one can be ended here. */
export function Sessions() {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery());
  const ending = useMutation({
    meta: { failure: false },
    mutationFn: (session: SessionWire) => call('me.revokeSession', { params: { id: session.id } }),
    onSuccess: (_, { device }) =>
      notify({ type: 'success', message: t('sessions.ended', { device: device || t('sessions.unknownDevice') }) }),
    onError: (failure) => notify({ type: 'danger', message: errorMessage(failure) }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });

  const endingOthers = useMutation({
    meta: { failure: false },
    mutationFn: () => call('me.revokeOtherSessions'),
    onSuccess: () => notify({ type: 'success', message: t('sessions.othersEnded') }),
    onError: (failure) => notify({ type: 'danger', message: errorMessage(failure) }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });

  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) {
    return (
      <Loading label={t('sessions.loading')} className="flex flex-col gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </Loading>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <ul className="divide-y divide-line border-y border-line">
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables.id === session.id}
            onEnd={() => ending.mutate(session)}
          />
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          variant="outline"
          className="self-start"
          pending={endingOthers.isPending}
          onClick={() => endingOthers.mutate()}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </div>
  );
}

interface SessionRowProps {
  session: SessionWire;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session: { device, lastSeenAt, isCurrent }, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const name = device || t('sessions.unknownDevice');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-muted">{t('sessions.lastSeen', { when: formatDateTime(lastSeenAt, locale) })}</p>
      </div>
      {isCurrent ? (
        <Badge tone="good">{t('sessions.current')}</Badge>
      ) : (
        <Button
          variant="outline"
          pending={isEnding}
          aria-label={t('sessions.endNamed', { device: name })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
