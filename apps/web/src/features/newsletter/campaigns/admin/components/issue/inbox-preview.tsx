import { type Locale, withFallbacks } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatTime } from '@/lib/format';
import { callQuery } from '@/lib/query/call-query';

interface InboxPreviewProps {
  subject: string;
  preheader: string;
  isDark: boolean;
  locale: Locale;
}

const now = new Date().toISOString();

/** The issue in a phone's inbox: the sender, the truncated subject, and the preheader. */
export function InboxPreview({ subject, preheader, isDark, locale }: InboxPreviewProps) {
  const { t } = useTranslation('campaigns.admin');
  const settings = useQuery(callQuery('settings.admin.get'));
  const sender = settings.data?.mail.campaign.name ?? settings.data?.organisation.name ?? '';
  return (
    <div
      data-theme={isDark ? 'dark' : 'light'}
      className="mx-auto w-full max-w-[23.5rem] overflow-hidden rounded-[1.75rem] border-4 border-line-strong bg-surface text-ink"
    >
      <p className="border-b border-line px-4 py-3 font-semibold">{t('preview.inbox')}</p>
      <div className="flex gap-3 px-4 py-3" lang={locale}>
        <span
          aria-hidden
          className="numeral flex size-11 shrink-0 items-center justify-center rounded-full bg-ice-fill text-on-ice"
        >
          {sender.charAt(0).toUpperCase()}
        </span>
        <div className="min-w-0 grow">
          <p className="flex justify-between gap-3">
            <span className="truncate font-bold">{sender}</span>
            <span className="shrink-0 text-sm text-muted">{formatTime(now, locale)}</span>
          </p>
          <p className="truncate font-semibold">{withFallbacks(subject).trim() || t('preview.noSubject')}</p>
          <p className="line-clamp-2 text-sm text-muted">
            {withFallbacks(preheader).trim() || t('preview.noPreheader')}
          </p>
        </div>
      </div>
      {[1, 2].map((row) => (
        <div key={row} aria-hidden className="flex gap-3 border-t border-line px-4 py-3 opacity-60">
          <span className="size-11 shrink-0 rounded-full bg-raised" />
          <span className="flex grow flex-col gap-2 py-1">
            <span className="h-3 w-2/5 rounded-full bg-raised" />
            <span className="h-3 w-4/5 rounded-full bg-raised" />
            <span className="h-3 w-3/5 rounded-full bg-raised" />
          </span>
        </div>
      ))}
    </div>
  );
}
