import { type ContactSummaryWire, contactLabels, type Locale } from '@dronesoccer/contracts';
import type { TFunction } from 'i18next';
import { type LucideIcon, Mail, MessageSquare } from 'lucide-react';
import { Email } from '@/features/common/admin/email';
import { When } from '@/features/common/admin/when';
import type { Column } from '@/ui/data-table/columns';
import { TwoLines } from '@/ui/data-table/two-lines';
import { Badge } from '@/ui/feedback/badge';
import { StateBadge } from './state-badge';

type Columns = Column<ContactSummaryWire, never>[];

const byId = (columns: Columns, ids: readonly string[]): Columns =>
  ids.flatMap((wanted) => columns.filter(({ id }) => id === wanted));

/** The columns of the inbox. */
export function contactColumns(t: TFunction<'contacts.admin'>, locale: Locale): Columns {
  return [
    {
      id: 'from',
      header: t('list.from'),
      cell: ({ fullName, email }) => (
        <TwoLines first={<span className="font-semibold">{fullName}</span>} second={<Email address={email} />} />
      ),
    },
    {
      id: 'message',
      header: t('list.message'),
      plainOnPhone: true,
      grows: true,
      cell: ({ type, excerpt }) => (
        <span className="flex min-w-0 flex-col compact:inline">
          <span className="compact:mr-2">{contactLabels.types[type][locale]}</span>
          <span className="line-clamp-1 min-w-0 text-sm break-all text-muted compact:inline compact:text-[0.8125rem]">
            {excerpt}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('list.state'),
      cell: ({ state, isMailSent, isSmsSent }) => (
        <span className="inline-flex flex-wrap gap-1.5 compact:flex-nowrap @max-2xl:justify-end">
          <StateBadge state={state} />
          {isMailSent && <Flag icon={Mail} name={t('flags.mail')} />}
          {isSmsSent && <Flag icon={MessageSquare} name={t('flags.sms')} />}
        </span>
      ),
    },
    {
      id: 'assignee',
      header: t('list.assignee'),
      hide: 'phone',
      cell: ({ assignee }) => <TwoLines first={assignee?.name ?? ''} />,
    },
    {
      id: 'received',
      header: t('list.received'),
      cell: ({ createdAt }) => <When at={createdAt} hasTime />,
    },
    {
      id: 'number',
      header: t('list.number'),
      hide: 'narrow',
      cell: ({ number }) => <span className="whitespace-nowrap">{number}</span>,
    },
  ];
}

/** A dense row shows the icon alone, which leaves the message its room. */
const Flag = ({ icon: Icon, name }: { icon: LucideIcon; name: string }) => (
  <Badge>
    <span title={name} className="inline-flex items-center">
      <Icon aria-hidden className="my-1 hidden size-4 compact:block" />
      <span className="compact:sr-only">{name}</span>
    </span>
  </Badge>
);

/** Returns the columns of the report list, which shows only that a report exists, not its content. */
export const reportColumns = (t: TFunction<'contacts.admin'>, locale: Locale): Columns =>
  byId(contactColumns(t, locale), ['number', 'state', 'assignee', 'received']).map(shownOnPhones);

/** A report's number is its row's only label, so it is shown on phones too. */
const shownOnPhones = ({ hide, ...column }: Columns[number]): Columns[number] =>
  column.id === 'number' || hide === undefined ? column : { ...column, hide };
