import type { RecentCampaignWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatOfficeDate } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/actions/link';
import { Picture } from '@/ui/layout/picture';
import { Trail } from '@/ui/layout/trail';
import { altOf } from './issue';

/** Newsletter issues as cards, latest first. */
export function IssueList({ issues, level: Heading }: { issues: readonly RecentCampaignWire[]; level: 'h2' | 'h3' }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {issues.map((issue) => (
        <li key={issue.id}>
          <IssueCard issue={issue} level={Heading} />
        </li>
      ))}
    </ul>
  );
}

function IssueCard({ issue, level: Heading }: { issue: RecentCampaignWire; level: 'h2' | 'h3' }) {
  const { t } = useTranslation('issues');
  const locale = useLocale();
  const { slug, subject, preheader, cover, sentAt } = issue;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-[border-color,box-shadow] duration-(--medium) ease-flight hover:border-line-strong hover:shadow-lift">
      {cover ? (
        <Picture
          src={cover.url}
          alt={altOf(cover, locale)}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
          className="aspect-video w-full bg-raised object-cover"
        />
      ) : (
        <span aria-hidden className="flex aspect-video items-center justify-center bg-raised">
          <Trail className="h-14 w-52" />
        </span>
      )}
      <div className="flex grow flex-col gap-2 p-4 sm:p-5">
        <time dateTime={sentAt} className="text-sm text-muted">
          {formatOfficeDate(sentAt, locale)}
        </time>
        <Heading className="display-3 wrap-anywhere">
          <Link to={paths.issue(slug)} className="after:absolute after:inset-0 after:rounded-card">
            {subject}
          </Link>
        </Heading>
        {preheader !== '' && <p className="text-muted">{preheader}</p>}
        <span aria-hidden className="mt-auto pt-2 text-sm font-semibold text-ice">
          {t('list.read')}
        </span>
      </div>
    </article>
  );
}
