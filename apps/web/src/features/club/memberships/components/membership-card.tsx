import type { MembershipWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Trail } from '@/ui/layout/trail';

interface MembershipCardProps {
  membership: MembershipWire;
  /** The member's name. */
  name: string;
}

/** The membership as a card: the plan, the number, the name and the last day. */
export function MembershipCard({ membership: { number, plan, lastDay }, name }: MembershipCardProps) {
  const { t } = useTranslation('membership');
  const locale = useLocale();
  return (
    <section
      aria-label={t('card.label')}
      className="night relative isolate flex aspect-[1.6] w-full max-w-md flex-col justify-between overflow-hidden rounded-card border border-line p-6"
    >
      <Trail shape="rise" className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 w-full opacity-50" />
      <div>
        <p className="font-bold text-ice">{t('card.plan', { plan: plan.name })}</p>
        <p className="numeral mt-1 text-[clamp(1.25rem,5vw,1.75rem)]">{number}</p>
      </div>
      <div>
        <p className="text-lg font-semibold wrap-anywhere">{name}</p>
        {lastDay !== null && <p className="text-sm">{t('card.until', { day: formatDay(lastDay, locale) })}</p>}
      </div>
    </section>
  );
}
