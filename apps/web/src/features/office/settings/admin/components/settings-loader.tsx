import type { SettingsWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callQuery } from '@/lib/query/call-query';
import { keepLanguage } from '@/lib/query/keep-language';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

interface SettingsLoaderProps {
  /** @param reload discards the changes and loads the current settings */
  children: (settings: SettingsWire, reload: () => void) => ReactNode;
}

/** Loads the settings for a form, which starts afresh when they are loaded again. */
export function SettingsLoader({ children }: SettingsLoaderProps) {
  const { t } = useTranslation('settings.admin');
  // The edited settings must not change while the form is open, so they are reloaded only on request.
  const query = callQuery('settings.admin.get');
  const settings = useQuery({
    ...query,
    ...{ staleTime: Infinity, refetchOnMount: 'always', placeholderData: keepLanguage(query.queryKey) },
  });
  const [round, setRound] = useState(0);
  if (settings.error && !settings.data)
    return <ErrorState error={settings.error} retrying={settings.isFetching} onRetry={() => void settings.refetch()} />;
  const isOutdated = settings.isFetching && !settings.isFetchedAfterMount && !settings.isPlaceholderData;
  if (!settings.data || isOutdated)
    return (
      <Loading label={t('loading')} className="flex max-w-4xl flex-col gap-8">
        {[1, 2, 3].map((part) => (
          <Skeleton key={part} className="h-48 rounded-card" />
        ))}
      </Loading>
    );
  const reload = async () => {
    await settings.refetch();
    setRound(round + 1);
  };
  return <Fragment key={round}>{children(settings.data, () => void reload())}</Fragment>;
}
