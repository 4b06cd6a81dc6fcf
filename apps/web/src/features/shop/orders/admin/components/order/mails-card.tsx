import type { AdminOrderWire, OrderMail } from '@dronesoccer/contracts';
import { Mail, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { formatOfficeDateTime } from '@/lib/format';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { Menu, MenuItem } from '@/ui/navigation/menu';
import { useOrderChange } from '../../api/use-order-change';
import { mailName } from '../../model/mail-name';
import { Section } from './section';

/** The emails sent for the order, and those that can be sent again. */
export function MailsCard({ order }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const nameOf = (mail: OrderMail) => t(`mails.kinds.${mailName(mail, order.delivery)}`);
  const sending = useOrderChange(order.id, (mail: OrderMail, idempotencyKey) =>
    call('orders.admin.resendMail', { params: { id: order.id }, body: { mail }, idempotencyKey }),
  );
  const resend = (mail: OrderMail) =>
    sending.mutate(mail, {
      onSuccess: ({ email }) => notify({ type: 'success', message: t('mails.resent', { mail: nameOf(mail), email }) }),
      onError: (error) => notify({ type: 'danger', message: errorMessage(error) }),
    });
  return (
    <Section
      title={t('mails.title')}
      aside={
        order.resendable.length > 0 && (
          <Menu
            trigger={
              <Button variant="outline" pending={sending.isPending}>
                {!sending.isPending && <Send aria-hidden className="size-4.5" />}
                {t('mails.resend')}
              </Button>
            }
          >
            {order.resendable.map((mail) => (
              <MenuItem key={mail} icon={Mail} onSelect={() => resend(mail)}>
                {nameOf(mail)}
              </MenuItem>
            ))}
          </Menu>
        )
      }
    >
      {order.mails.length === 0 && <p className="text-muted">{t('mails.none')}</p>}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {order.mails.map(({ kind, at, to, resentBy }) => (
          <li key={`${kind}:${at}`} className="py-2.5">
            <p className="font-semibold">{nameOf(kind)}</p>
            <p className="text-sm break-words text-muted">
              {t('mails.sent', { date: formatOfficeDateTime(at, locale), to })}
              {resentBy && ` · ${t('mails.resentBy', { name: resentBy.name })}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
