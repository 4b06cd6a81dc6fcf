import type { PersonWire } from '@dronesoccer/contracts';
import { CalendarCheck, ChevronRight, IdCard, Inbox, type LucideIcon, MailCheck, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { paths } from '@/lib/dashboard-paths';
import { formatDay, formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Link } from '@/ui/actions/link';

/** The number of orders, bookings and so on of the person. Each number leads to the filtered list. */
export function ActivityPanel({ person: { id, email, counts, membership } }: { person: PersonWire }) {
  const { t } = useTranslation('accounts.admin');
  const locale = useLocale();
  const ofEmail = `?search=${encodeURIComponent(email)}`;
  const until = membership && t('activity.memberUntil', { date: formatDay(membership.lastDay, locale) });
  return (
    <Panel title={t('activity.title')}>
      <ul className="divide-y divide-line border-y border-line">
        <Row icon={ReceiptText} name="orders" count={counts.orders} to={`${paths.dashboardOrders}?userId=${id}`} />
        <Row icon={CalendarCheck} name="bookings" count={counts.bookings} to={paths.dashboardBookings + ofEmail} />
        <Row
          icon={IdCard}
          name="memberships"
          count={counts.memberships}
          to={paths.dashboardMemberships + ofEmail}
          remark={until ?? t('activity.noMember')}
        />
        <Row icon={MailCheck} name="mails" count={counts.mails} to={paths.mailsTo(email)} />
        <Row icon={Inbox} name="contacts" count={counts.contacts} to={paths.dashboardContacts + ofEmail} />
      </ul>
    </Panel>
  );
}

interface RowProps {
  icon: LucideIcon;
  name: 'orders' | 'bookings' | 'memberships' | 'mails' | 'contacts';
  count: number;
  to: string;
  remark?: string;
}

/** A link to a list. Without anything in the list, it is plain text. */
function Row({ icon: Icon, name, count, to, remark }: RowProps) {
  const { t } = useTranslation('accounts.admin');
  const locale = useLocale();
  const content = (
    <>
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 grow">
        <span className="font-semibold">{t(`activity.${name}`)}</span>
        {remark !== undefined && <span className="block text-sm text-muted">{remark}</span>}
      </span>
      <span className={count === 0 ? 'text-muted tabular-nums' : 'numeral text-lg'}>{formatNumber(count, locale)}</span>
    </>
  );
  const className = 'flex min-h-14 items-center gap-4 py-2';
  return (
    <li>
      {count === 0 ? (
        <span className={`${className} pr-6`}>{content}</span>
      ) : (
        <Link to={to} className={`${className} gap-x-4`}>
          {content}
          <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
        </Link>
      )}
    </li>
  );
}
