import type { AdminOrderWire } from '@dronesoccer/contracts';
import { Copy, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatPhone } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { IconButton } from '@/ui/actions/icon-button';
import { TextLink, textLinkClass } from '@/ui/actions/link';
import { Email } from '@/features/common/admin/email';
import { MailsLink } from '@/features/common/admin/mails-link';
import { Section } from './section';

/** The customer, their contact details and their other orders. */
export function CustomerCard({ order: { customer, locale: reads } }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const { name, email, phone, orders, spent, userId } = customer;
  const others = orders - 1;
  const ofThisPerson = userId ? `userId=${userId}` : `search=${encodeURIComponent(email)}`;
  const copy = () =>
    void navigator.clipboard
      .writeText(email)
      .then(() => notify({ type: 'success', message: t('customer.copied', { email }) }))
      .catch(() => notify({ type: 'warning', message: t('customer.copyFailed') }));
  return (
    <Section title={t('customer.title')}>
      {name !== email && <p className="font-semibold">{name}</p>}
      <p className="flex items-center gap-1">
        <a href={`mailto:${email}`} className={`${textLinkClass} flex min-h-11 min-w-0 items-center gap-2`}>
          <Mail aria-hidden className="size-4 shrink-0" />
          <Email address={email} />
        </a>
        <IconButton icon={Copy} label={t('customer.copy')} onClick={copy} />
      </p>
      <MailsLink to={email} />
      {phone && (
        <p>
          <a href={`tel:${phone}`} className={`${textLinkClass} inline-flex min-h-11 items-center`}>
            {formatPhone(phone)}
          </a>
        </p>
      )}
      <p className="text-sm text-muted">
        {t(userId ? 'customer.account' : 'customer.guest')} · {t(`customer.reads.${reads}`)}
      </p>
      <p className="mt-3 border-t border-line pt-3 text-sm">
        {others > 0 ? (
          <>
            <TextLink to={`${paths.dashboardOrders}?${ofThisPerson}`} className="inline-flex min-h-11 items-center">
              {t('customer.orders', { count: others })}
            </TextLink>
            <span className="block text-muted">{t('customer.spent', { amount: formatMoney(spent, locale) })}</span>
          </>
        ) : (
          t('customer.first')
        )}
      </p>
    </Section>
  );
}
