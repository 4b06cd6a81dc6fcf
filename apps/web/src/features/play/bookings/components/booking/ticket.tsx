import { type TicketWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';

/** The ticket shown at the door. The QR code is embedded in the page, so it needs no network. */
export function Ticket({ ticket: { code, qr } }: { ticket: TicketWire }) {
  const { t } = useTranslation('bookings');
  return (
    <section className="flex flex-wrap items-center gap-6 rounded-card border-2 border-ice bg-surface p-5 sm:p-7">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t('ticket.alt')}
        width={176}
        height={176}
        className="size-44 rounded-control"
      />
      <div className="min-w-0">
        <h2 className="display-3">{t('ticket.title')}</h2>
        <p className="mt-3 text-sm text-muted">{t('ticket.code')}</p>
        <p className="numeral text-3xl break-all">{code}</p>
        <p className="mt-3 max-w-sm text-sm text-muted">{t('ticket.text')}</p>
      </div>
    </section>
  );
}
