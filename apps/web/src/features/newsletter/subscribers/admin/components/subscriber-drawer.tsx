import { ConsentEntryKind, type ConsentEntryWire, type SubscriberDetailWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, type LucideIcon, MailQuestionMark, MailX, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { History } from '@/features/common/history';
import { Email } from '@/features/common/admin/email';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { formatOfficeDateTime, formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { RouteDrawer } from '@/ui/overlays/route-drawer';
import { subscriberQuery } from '../api/subscribers';
import { topicsQuery } from '../api/topics';
import { DecisionButtons } from './decide';
import { SubscriptionBadge } from './state-badge';

/** A subscriber's state, preferences and consent history. */
export function SubscriberDrawer({ id }: { id: string }) {
  const { t } = useTranslation('newsletter.admin');
  const subscriber = useQuery(subscriberQuery(id));
  return (
    <LoadedDrawer query={subscriber} title={t('subscriber.loading')} backTo={paths.subscribers}>
      {(data) => <SubscriberDetails subscriber={data} />}
    </LoadedDrawer>
  );
}

function SubscriberDetails({ subscriber }: { subscriber: SubscriberDetailWire }) {
  const { t } = useTranslation('newsletter.admin');
  const drawer = useRouteDrawer({ backTo: paths.subscribers });
  return (
    <RouteDrawer
      drawer={drawer}
      title={
        <span className="flex flex-wrap items-center gap-3">
          <Email address={subscriber.email} />
          <SubscriptionBadge state={subscriber.state} />
        </span>
      }
      footer={<DecisionButtons subscriber={subscriber} />}
    >
      <div className="flex flex-col gap-8">
        <Facts subscriber={subscriber} />
        <section>
          <h3 className="display-3 mb-1 text-lg">{t('ledger.title')}</h3>
          <p className="mb-4 text-sm text-muted">{t('ledger.text')}</p>
          <Ledger entries={subscriber.ledger} />
        </section>
      </div>
    </RouteDrawer>
  );
}

function Facts({ subscriber: { locale: language, tags, confirmedAt, endedAt } }: { subscriber: SubscriberDetailWire }) {
  const { t } = useTranslation('newsletter.admin');
  const locale = useLocale();
  const { data: topics = [] } = useQuery(topicsQuery());
  const chosen = topics.filter(({ id }) => tags.includes(id)).map(({ data }) => data);
  const facts: [label: string, value: ReactNode][] = [
    [t('columns.language'), t(`languages.${language}`)],
    [t('columns.topics'), tags.length === 0 ? t('subscribers.everything') : chosen.join(', ')],
  ];
  if (confirmedAt) facts.push([t('subscriber.confirmed'), formatOfficeDateTime(confirmedAt, locale)]);
  if (endedAt) facts.push([t('subscriber.ended'), formatOfficeDateTime(endedAt, locale)]);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const icons: Readonly<Record<ConsentEntryKind, LucideIcon>> = {
  [ConsentEntryKind.ASKED]: MailQuestionMark,
  [ConsentEntryKind.CONFIRMED]: CircleCheck,
  [ConsentEntryKind.WITHDRAWN]: CircleX,
  [ConsentEntryKind.SUPPRESSED]: MailX,
  [ConsentEntryKind.LIFTED]: Undo2,
};

/** The proof of consent that the law requires: when, where and with which wording. */
function Ledger({ entries }: { entries: readonly ConsentEntryWire[] }) {
  const { t } = useTranslation('newsletter.admin');
  const locale = useLocale();
  const where = ({ source, actor, network }: ConsentEntryWire) =>
    [t(`sources.${source}`), actor?.name, network].filter(Boolean).join(' · ');
  const entryText = ({ cause, reason, wording }: ConsentEntryWire) =>
    [cause && t(`causes.${cause}`), reason, wording && worded(wording)].filter(Boolean).join('\n') || undefined;
  const worded = ({ text, version }: NonNullable<ConsentEntryWire['wording']>) =>
    version === null ? t('ledger.importedWording', { text }) : t('ledger.wording', { text, version });
  const title = ({ kind, imported }: ConsentEntryWire) =>
    imported
      ? t(`ledger.imported.${imported.basis}`, { day: formatDay(imported.day, locale) })
      : t(`ledger.kinds.${kind}`);
  return (
    <History
      isOffice
      entries={entries.toReversed().map((entry) => ({
        key: entry.id,
        icon: icons[entry.kind],
        title: title(entry),
        at: entry.at,
        cause: where(entry),
        text: entryText(entry),
      }))}
    />
  );
}
