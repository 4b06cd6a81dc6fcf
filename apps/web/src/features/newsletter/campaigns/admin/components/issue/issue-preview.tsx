import type { CampaignWire, Locale } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { lazyComponent } from '@/lib/late';
import { callQuery } from '@/lib/query/call-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { CampaignEditor } from '../../api/use-campaign-editor';
import { textFields } from '../../model/campaign-form';
import { InboxPreview } from './inbox-preview';
import { EmailFrame } from './email-frame';
import type { WebIssueProps } from './web-issue';

const WebIssue = lazyComponent<WebIssueProps>(async () => ({ default: (await import('./web-issue')).WebIssue }), {
  placeholder: <Skeleton className="h-96" />,
});

const looks = ['inbox', 'mail', 'page'] as const;

interface IssuePreviewProps {
  campaign: CampaignWire;
  /** Omitted for a campaign that can no longer be edited. */
  editor?: CampaignEditor;
  locale: Locale;
}

/**
 * Previews the issue in the inbox, as an email and as an archive page, on a phone or a wide screen, in light or dark
 * mode.
 */
export function IssuePreview({ campaign, editor, locale }: IssuePreviewProps) {
  const { t } = useTranslation('campaigns.admin');
  const [look, setLook] = useState<(typeof looks)[number]>('mail');
  const [isDark, setDark] = useState(false);
  const [isWide, setWide] = useState(false);
  const texts = editor?.values ?? campaign;
  const names = textFields[locale];
  return (
    <section aria-label={t('preview.label')} className="flex min-w-0 flex-col gap-3 xl:sticky xl:top-20 xl:self-start">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Choice label={t('preview.look')}>
          {looks.map((each) => (
            <ChoiceButton key={each} isChosen={look === each} onPress={() => setLook(each)}>
              {t(`preview.looks.${each}`)}
            </ChoiceButton>
          ))}
        </Choice>
        <div className="flex gap-2">
          <Choice label={t('preview.theme')}>
            <ChoiceButton isChosen={!isDark} label={t('preview.light')} onPress={() => setDark(false)}>
              <Sun aria-hidden className="size-5" />
            </ChoiceButton>
            <ChoiceButton isChosen={isDark} label={t('preview.dark')} onPress={() => setDark(true)}>
              <Moon aria-hidden className="size-5" />
            </ChoiceButton>
          </Choice>
          {look !== 'inbox' && (
            <Choice label={t('preview.width')}>
              <ChoiceButton isChosen={!isWide} label={t('preview.phone')} onPress={() => setWide(false)}>
                <Smartphone aria-hidden className="size-5" />
              </ChoiceButton>
              <ChoiceButton isChosen={isWide} label={t('preview.wide')} onPress={() => setWide(true)}>
                <Monitor aria-hidden className="size-5" />
              </ChoiceButton>
            </Choice>
          )}
        </div>
      </div>
      {look === 'inbox' && (
        <InboxPreview
          subject={texts[names.subject]}
          preheader={texts[names.preheader]}
          isDark={isDark}
          locale={locale}
        />
      )}
      {look === 'mail' && (
        <MailPreview campaign={campaign} locale={locale} isDark={isDark} width={isWide ? 680 : 375} />
      )}
      {look === 'page' && (
        <div
          data-theme={isDark ? 'dark' : 'light'}
          className="max-h-[44rem] overflow-auto rounded-card border border-line bg-ground text-ink"
          tabIndex={0}
          role="group"
          aria-label={t('preview.looks.page')}
          // The preview is not interactive: its links would lead away from the editor.
          onClickCapture={(event) => event.preventDefault()}
        >
          <div className={cx('mx-auto', !isWide && 'max-w-[23.5rem]')}>
            <WebIssue texts={texts} cover={campaign.cover} locale={locale} />
          </div>
        </div>
      )}
      {editor && look === 'mail' && <p className="text-sm text-muted">{t('preview.afterSaving')}</p>}
    </section>
  );
}

interface MailPreviewProps {
  campaign: CampaignWire;
  locale: Locale;
  isDark: boolean;
  width: number;
}

/**
 * The email as the server renders it, as of the last save. The previous preview stays visible while a new one loads.
 */
function MailPreview({ campaign: { id, version }, locale, isDark, width }: MailPreviewProps) {
  const { t } = useTranslation('campaigns.admin');
  const pageLocale = useLocale();
  const asked = callQuery('newsletter.campaigns.admin.preview', { params: { id }, body: { locale } });
  // Reload the preview for each version. A change of language starts without a placeholder.
  const preview = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, version],
    placeholderData: (before, query) => (isOfLocale(query?.queryKey, locale) ? before : undefined),
  });
  if (!preview.data && preview.error)
    return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data) {
    return (
      <Loading label={t('preview.loading')}>
        <Skeleton className="h-[40rem]" />
      </Loading>
    );
  }
  const kilobytes = formatNumber(Math.ceil(preview.data.bytes / 1024), pageLocale);
  return (
    <>
      <EmailFrame title={t('preview.frame')} html={preview.data.html} isDark={isDark} width={width} />
      <p className="text-sm text-muted">{t('preview.size', { kilobytes })}</p>
    </>
  );
}

const isOfLocale = (key: readonly unknown[] | undefined, locale: Locale): boolean =>
  JSON.stringify(key ?? null).includes(`"body":{"locale":"${locale}"}`);

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex rounded-full border-2 border-line p-0.5">
      {children}
    </div>
  );
}

interface ChoiceButtonProps {
  isChosen: boolean;
  /** The label of a button that shows only an icon. */
  label?: string;
  onPress: () => void;
  children: ReactNode;
}

function ChoiceButton({ isChosen, label, onPress, children }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      className={cx(
        'control-text inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 text-sm',
        isChosen ? 'bg-raised text-ink' : 'text-muted hover:text-ink',
      )}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
