import { BookingUserType, type SlotWire, type TierTexts } from '@dronesoccer/contracts';
import { isTierChoice } from '@dronesoccer/domain';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { useSession } from '@/lib/session/use-session';
import { type PriceCell, priceTable } from '../../model/slot-price';

interface PriceTableProps {
  slots: readonly SlotWire[];
  tiers: TierTexts;
}

/** The prices of the visible times, shown once above them, and the contents of each package. */
export function PriceTable({ slots, tiers }: PriceTableProps) {
  const { t } = useTranslation('slots');
  const { user } = useSession();
  const rows = priceTable(slots, user?.user_type ?? BookingUserType.GUEST);
  if (rows.length === 0) return null;
  const hasPremium = isTierChoice(tiers) && rows.some(({ premium }) => premium !== null);
  const heads = hasPremium ? (['standard', 'premium'] as const) : (['standard'] as const);
  return (
    <table className="w-full max-w-3xl text-left">
      <caption className="sr-only">{t('prices.title')}</caption>
      <thead>
        <tr className="align-top">
          <td />
          {heads.map((tier) => (
            <th key={tier} scope="col" className="pb-3 pl-4 font-bold">
              {t(hasPremium ? `prices.${tier}` : 'prices.price')}
              {tiers[tier] !== '' && (
                <span className="block max-w-64 text-sm font-normal text-muted">{tiers[tier]}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.kind} className="border-t border-line">
            <th scope="row" className="py-2 font-normal">
              {t(`prices.${row.kind}`)}
            </th>
            {heads.map((tier) => (
              <td key={tier} className="py-2 pl-4 font-semibold tabular-nums">
                <PriceCellText cell={row[tier] ?? (hasPremium ? null : row.premium)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PriceCellText({ cell }: { cell: PriceCell | null }) {
  const { t } = useTranslation('slots');
  const locale = useLocale();
  if (cell === null) return '–';
  const price = formatMoney(cell.amount, locale);
  return cell.isFrom ? t('prices.from', { price }) : price;
}
