import {
  type CampaignAnnouncementWire,
  type CampaignEventWire,
  type CampaignProductWire,
  type CampaignTournamentWire,
  issueParts,
  type Locale,
  type NamingPart,
  outdoorWarning,
} from '@dronesoccer/contracts';
import { ArrowRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/actions/link';
import { Markdown } from '@/ui/layout/markdown';
import { Picture } from '@/ui/layout/picture';
import { EventTime } from './event-time';

interface IssueBodyProps {
  /** Markdown with lines that reference products and events. */
  source: string;
  /** The issue's language, which may differ from the page's. */
  locale: Locale;
  products: readonly CampaignProductWire[];
  events: readonly CampaignEventWire[];
  /** Renders a reference that is not in `products` or `events`. By default it is left out. */
  missing?: (part: NamingPart) => ReactNode;
}

/**
 * A newsletter issue's text with its products and events, as the email shows it. Used in the archive and in the live
 * preview.
 */
export function IssueBody({ source, locale, products, events, missing }: IssueBodyProps) {
  return (
    <div className="@container flex flex-col gap-6">
      {issueParts(source).map((part, at) => {
        if (part.kind === 'text') return <Markdown key={at} source={part.source} hasPictures />;
        if (part.kind === 'product') {
          const product = products.find(({ slug }) => slug === part.slug);
          if (product) return <IssueProduct key={at} product={product} locale={locale} />;
        } else {
          const event = events.find(({ id }) => id === part.id);
          if (event) return <IssueEvent key={at} event={event} locale={locale} />;
        }
        return missing && <Fragment key={at}>{missing(part)}</Fragment>;
      })}
    </div>
  );
}

function IssueProduct({ product, locale }: { product: CampaignProductWire; locale: Locale }) {
  const { t } = useTranslation('issues', { lng: locale });
  const { slug, name, price, imageUrl } = product;
  return (
    <IssueCard to={paths.product(slug)} imageUrl={imageUrl} title={name} action={t('issue.see')}>
      <span className="numeral text-lg">{formatMoney(price, locale)}</span>
    </IssueCard>
  );
}

function IssueEvent({ event, locale }: { event: CampaignEventWire; locale: Locale }) {
  return 'slug' in event ? (
    <IssueAnnouncement event={event} locale={locale} />
  ) : (
    <IssueTournament event={event} locale={locale} />
  );
}

function IssueTournament({ event, locale }: { event: CampaignTournamentWire; locale: Locale }) {
  const { t } = useTranslation('issues', { lng: locale });
  const { id, arena, city, price, imageUrl } = event;
  return (
    <IssueCard to={paths.book(id)} imageUrl={imageUrl} title={`${arena}, ${city}`} action={t('issue.enter')}>
      <span className="flex flex-col gap-1 text-sm">
        <EventTime event={event} locale={locale} />
      </span>
      <span className="text-sm">
        {t('issue.tournament')}
        {price !== null && ` · ${t('issue.teamPrice', { price: formatMoney(price, locale) })}`}
      </span>
    </IssueCard>
  );
}

function IssueAnnouncement({ event, locale }: { event: CampaignAnnouncementWire; locale: Locale }) {
  const { t } = useTranslation('issues', { lng: locale });
  const { slug, title, venue, city, isOutdoor, imageUrl } = event;
  return (
    <IssueCard to={paths.eventPage(slug)} imageUrl={imageUrl} title={title} action={t('issue.seeEvent')}>
      <span className="flex flex-col gap-1 text-sm">
        <EventTime event={event} locale={locale} />
      </span>
      <span className="text-sm wrap-anywhere">
        {venue}, {city}
      </span>
      {isOutdoor && <span className="text-sm text-muted">{outdoorWarning[locale]}</span>}
    </IssueCard>
  );
}

interface IssueCardProps {
  to: string;
  imageUrl: string | null;
  title: string;
  /** The label of the card's link. */
  action: string;
  children: ReactNode;
}

function IssueCard({ to, imageUrl, title, action, children }: IssueCardProps) {
  return (
    <Link
      to={to}
      className="group flex max-w-xl items-center gap-4 rounded-card border border-line bg-surface p-3 transition-colors duration-(--fast) hover:border-line-strong @md:gap-5"
    >
      {imageUrl !== null && (
        <Picture
          src={imageUrl}
          alt=""
          sizes="8rem"
          className="aspect-4/3 w-24 shrink-0 rounded-control object-cover @md:w-36"
        />
      )}
      <span className="flex min-w-0 flex-col gap-1">
        <span className="font-bold wrap-anywhere">{title}</span>
        {children}
        <span className="flex items-center gap-1.5 text-sm font-semibold text-ice">
          {action}
          <ArrowRight
            aria-hidden
            className="size-4 transition-transform duration-(--medium) ease-flight group-hover:translate-x-1"
          />
        </span>
      </span>
    </Link>
  );
}
