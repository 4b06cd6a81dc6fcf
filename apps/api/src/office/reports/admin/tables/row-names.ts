import {
  categoryLabels,
  isProvinceCode,
  type LocalText,
  type ProductCategory,
  provinces,
  type ReportName,
} from '@dronesoccer/contracts';
import { type DayPeriod, monthStarts } from '@dronesoccer/domain';
import type { ReportRow } from './report-statement.js';

const shipping: LocalText = { en: 'Shipping and other', fr: 'Livraison et autres' };
const unexplained: LocalText = { en: 'Unexplained', fr: 'Inexpliqué' };

const taxNames: Readonly<Record<string, LocalText>> = {
  'GST/HST': { en: 'GST/HST', fr: 'TPS/TVH' },
  GST: { en: 'GST', fr: 'TPS' },
  HST: { en: 'HST', fr: 'TVH' },
  QST: { en: 'QST', fr: 'TVQ' },
  PST: { en: 'PST', fr: 'TVP' },
  RST: { en: 'RST', fr: 'TVD' },
};

const inBoth = (text: string): LocalText => ({ en: text, fr: text });

const provinceName = (code: string): LocalText => (isProvinceCode(code) ? provinces[code] : unexplained);

const join = (...parts: readonly LocalText[]): LocalText => ({
  en: parts.map(({ en }) => en).join(' '),
  fr: parts.map(({ fr }) => fr).join(' '),
});

/** Names a tax by its key: `QST|QC|9975|registration`, without a province for the federal taxes or a rate when filed. */
function taxName(key: string): LocalText {
  const [tax = '', province = '', rate = ''] = key.split('|');
  const name = taxNames[tax] ?? inBoth(tax);
  if (!isProvinceCode(province)) return name;
  if (rate === '') return join(name, provinces[province]);
  const percent = String(Number(rate) / 1_000);
  return join(name, { en: `${percent}%`, fr: `${percent.replace('.', ',')} %` }, provinces[province]);
}

const placeNames: Readonly<Record<string, LocalText>> = {
  shipped: { en: 'Shipped orders', fr: 'Commandes expédiées' },
  membership: { en: 'Memberships', fr: 'Adhésions' },
  booking: { en: 'Bookings', fr: 'Réservations' },
};

const categoryName = (key: string): LocalText => categoryLabels[Number(key) as ProductCategory] ?? shipping;

/** Returns the name of a row whose key says it. */
export function rowName(
  report: ReportName,
  { key, name }: Pick<ReportRow, 'key' | 'name'>,
  period: DayPeriod,
): LocalText {
  if (name !== null) return name;
  switch (report) {
    case 'taxes':
    case 'taxDetails':
      return taxName(key);
    case 'provinces':
      return provinceName(key);
    case 'categories':
      return categoryName(key);
    case 'months':
      return inBoth((monthStarts(period)[Number(key) - 1] ?? '').slice(0, 7));
    case 'places':
      return placeNames[key] ?? unexplained;
    default:
      return shipping;
  }
}
