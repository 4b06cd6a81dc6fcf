import { useTranslation } from 'react-i18next';
import { formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Trail } from '@/ui/layout/trail';
import type { ShownCard } from '../model/kept-card';

interface MembershipCardProps {
  /** Without a code, the card shows no QR code. */
  card: Omit<ShownCard, 'code' | 'qr'> & Partial<ShownCard>;
  /** The member's name. */
  name: string;
}

/** The membership as a card: the plan, the number, the name, the last day, and the code that the desk scans. */
export function MembershipCard({ card: { planName, number, lastDay, code, qr }, name }: MembershipCardProps) {
  const { t } = useTranslation('memberships');
  const locale = useLocale();
  return (
    <section
      aria-label={t('card.label')}
      className="night relative isolate flex min-h-64 w-full max-w-md flex-col justify-between gap-4 overflow-hidden rounded-card border border-line p-5 sm:p-6"
    >
      <Trail shape="rise" className="pointer-events-none absolute inset-x-0 bottom-9 -z-10 w-full opacity-50" />
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-bold text-ice">{t('card.plan', { plan: planName })}</p>
          <p className="mt-3 text-lg font-semibold wrap-anywhere">{name}</p>
          {lastDay !== null && <p className="text-sm">{t('card.until', { day: formatDay(lastDay, locale) })}</p>}
        </div>
        {qr !== undefined && (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt={t('card.qr')}
            width={144}
            height={144}
            className="size-36 shrink-0 rounded-control"
          />
        )}
      </div>
      <p className="numeral text-[clamp(1rem,4.4vw,1.25rem)] whitespace-nowrap">{code ?? number}</p>
    </section>
  );
}
