import { provinceCodes, provinces } from '@dronesoccer/contracts';
import { useLocale } from '@/lib/i18n/use-locale';

/** The provinces and territories, for a `Select`. */
export function ProvinceOptions() {
  const locale = useLocale();
  return provinceCodes.map((code) => (
    <option key={code} value={code}>
      {provinces[code][locale]}
    </option>
  ));
}
