import { carrierCodes, carriers } from '@dronesoccer/contracts';
import { useLocale } from '@/lib/i18n/use-locale';

/** The carriers as options for a `Select`. */
export function CarrierOptions() {
  const locale = useLocale();
  return carrierCodes.map((code) => (
    <option key={code} value={code}>
      {carriers[code].name[locale]}
    </option>
  ));
}
