import { type ContactSummaryWire, contactWords, type Locale } from '@dronesoccer/contracts';
import type { TFunction } from 'i18next';
import { Email } from '@/features/dashboard/common/email';
import { formatDateTime } from '@/lib/format';
import type { Column } from '@/ui/data-table/columns';
import { Badge } from '@/ui/feedback/badge';
import { StateBadge } from './state-badge';

type Columns = Column<ContactSummaryWire, never>[];

const byId = (columns: Columns, ids: readonly string[]): Columns => columns.filter(({ id }) => ids.includes(id));

/** The columns of the inbox. */
export function contactColumns(t: TFunction<'contacts'>, locale: Locale): Columns {
  return [
    {
      id: 'number',
      header: t('list.number'),
      cell: ({ number }) => <span className="whitespace-nowrap">{number}</span>,
    },
    {
      id: 'from',
      header: t('list.from'),
      cell: ({ fullName, email }) => (
        <span className="flex min-w-0 flex-col @max-2xl:items-end">
          <span className="font-semibold wrap-anywhere">{fullName}</span>
          <span className="text-sm text-muted">
            <Email address={email} />
          </span>
        </span>
      ),
    },
    {
      id: 'message',
      header: t('list.message'),
      hide: 'narrow',
      cell: ({ type, excerpt }) => (
        <span className="flex min-w-0 flex-col">
          <span>{contactWords.types[type][locale]}</span>
          <span className="line-clamp-2 text-sm wrap-anywhere text-muted">{excerpt}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('list.state'),
      cell: ({ state, isMailSent, isSmsSent }) => (
        <span className="inline-flex flex-wrap gap-1.5 @max-2xl:justify-end">
          <StateBadge state={state} />
          {isMailSent && <Badge>{t('flags.mail')}</Badge>}
          {isSmsSent && <Badge>{t('flags.sms')}</Badge>}
        </span>
      ),
    },
    { id: 'assignee', header: t('list.assignee'), hide: 'phone', cell: ({ assignee }) => assignee?.name ?? '' },
    {
      id: 'received',
      header: t('list.received'),
      cell: ({ createdAt }) => <span className="tabular-nums">{formatDateTime(createdAt, locale)}</span>,
    },
  ];
}

/** Of a report its list says that it is there, and nothing of it. */
export const reportColumns = (t: TFunction<'contacts'>, locale: Locale): Columns =>
  byId(contactColumns(t, locale), ['number', 'state', 'assignee', 'received']);
