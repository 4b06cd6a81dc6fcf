import { isProvinceCode, type QuoteWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { OrderAmounts } from '@/features/common/order-amounts';
import { Field } from '@/ui/fields/field';
import { ProvinceOptions } from '@/features/common/province-options';
import { Select } from '@/ui/fields/select';
import type { ShownQuote } from '../api/queries';
import { updateDraft, useDraft } from '../model/draft-store';
import { shippingProblem } from '../model/shipping-problem';
import { ShippingNote } from './shipping-note';
import { TotalAnnouncement } from '@/features/common/total-announcement';

/** An estimate of the total by destination province. The choice is remembered for the delivery address. */
export function Estimate({ quote }: { quote: ShownQuote & { data: QuoteWire } }) {
  const { t } = useTranslation('shop');
  const address = useDraft((draft) => draft.address);
  return (
    <div className="flex flex-col gap-5">
      <Field label={t('estimate.province')} hint={t('estimate.hint')}>
        <Select
          value={address.province}
          onChange={({ target }) =>
            updateDraft({ address: { ...address, province: target.value }, savedAddressId: null })
          }
        >
          <option value="">{t('address.choose', { ns: 'common' })}</option>
          <ProvinceOptions />
        </Select>
      </Field>
      <TotalAnnouncement total={quote.isOutdated ? undefined : quote.data?.total} />
      <OrderAmounts
        amounts={quote.data}
        coupon={quote.data.coupon}
        isPickup={false}
        isTaxKnown={isProvinceCode(address.province)}
        isPending={quote.isOutdated}
        isRefused={shippingProblem(quote.data) !== null}
      />
      <ShippingNote quote={quote.data} isPending={quote.isOutdated} />
    </div>
  );
}
