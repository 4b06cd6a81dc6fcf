import type { ArchivedCampaignWire, CampaignCoverWire, Locale } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IssueBody } from '@/features/common/issue-body';
import { ShareButton } from '@/features/common/share-button';
import { formatOfficeDate } from '@/lib/format';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { textLinkClass, TextLink } from '@/ui/actions/link';
import { Badge } from '@/ui/feedback/badge';
import { Picture } from '@/ui/layout/picture';
import { paths } from '@/lib/paths';
import { visitQuery } from '../api/queries';

/** A newsletter issue as a page, in the language it was written in. */
export function Issue({ issue }: { issue: ArchivedCampaignWire }) {
  const { t } = useTranslation('issues');
  const pageLocale = useLocale();
  const { subject, preheader, locale, cover, attachments, sentAt, tags } = issue;
  // Reports an anonymous visit in the background. Nothing waits for the result.
  useQuery({ ...visitQuery(issue.id, null), enabled: sentAt !== null, retry: false });
  return (
    <div className="page-width grid gap-x-16 gap-y-10 pt-12 pb-20 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)] lg:pt-20">
      <article lang={locale === pageLocale ? undefined : intlLocale[locale]} className="flex min-w-0 flex-col gap-6">
        <header className="flex flex-col gap-4">
          <p lang={intlLocale[pageLocale]} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
            {sentAt === null ? (
              <Badge>{t('issue.notSent')}</Badge>
            ) : (
              <time dateTime={sentAt}>{formatOfficeDate(sentAt, pageLocale)}</time>
            )}
            {tags.map(({ id, data }) => (
              <Badge key={id}>{data}</Badge>
            ))}
          </p>
          <h1 className="display-2 wrap-anywhere outline-none">{subject}</h1>
          {preheader !== '' && <p className="lead text-muted">{preheader}</p>}
          {locale !== pageLocale && (
            <p lang={intlLocale[pageLocale]} className="rounded-control bg-raised px-4 py-3">
              {t(`issue.onlyIn.${locale}`)}
            </p>
          )}
        </header>
        {cover && (
          <Picture
            src={cover.url}
            alt={altOf(cover, locale)}
            sizes="(min-width: 64rem) 46rem, 92vw"
            priority
            className="w-full rounded-card"
          />
        )}
        <IssueBody source={issue.body} locale={locale} products={issue.products} events={issue.events} />
        {attachments.length > 0 && (
          <section lang={intlLocale[pageLocale]} className="flex flex-col gap-2 border-t border-line pt-6">
            <h2 className="display-3">{t('issue.files')}</h2>
            <ul className="flex flex-col">
              {attachments.map(({ id, name, bytes, url }) => (
                <li key={id}>
                  <a href={url} download className={`inline-flex min-h-11 items-center gap-2 ${textLinkClass}`}>
                    <Download aria-hidden className="size-5 shrink-0" />
                    <span className="wrap-anywhere">{name}</span>
                    <span className="font-normal text-muted">{sizeText(bytes, pageLocale)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
      <aside className="flex flex-col items-start gap-4 max-lg:border-t max-lg:border-line max-lg:pt-8 lg:sticky lg:top-28 lg:self-start">
        <ShareButton title={subject} />
        <p className="max-w-80 text-muted">{t('issue.subscribe')}</p>
        <TextLink to={paths.issues} className="inline-flex min-h-11 items-center">
          {t('issue.all')}
        </TextLink>
      </aside>
    </div>
  );
}

export const altOf = ({ alt, altFr }: CampaignCoverWire, locale: Locale): string =>
  (locale === 'fr' ? altFr : alt) || alt;

/** Returns a file size such as `420 kB` or `1,3 Mo`. */
function sizeText(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  const style = {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(intlLocale[locale], style).format(
    isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000),
  );
}
