import { DeliveryMethod, type DeskOrderWire, limits, type Locale, locales } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { abandonOnLeave } from '@/features/common/admin/unsaved/abandon-on-leave';
import { mergeEdits } from '@/features/common/admin/unsaved/merge-edits';
import { UnsavedNotice } from '@/features/common/admin/unsaved/unsaved-notice';
import { useUnsaved } from '@/features/common/admin/unsaved/use-unsaved';
import { addressDisagreements } from '@/lib/forms/address-form';
import { useLeaveGuard } from '@/lib/forms/use-leave-guard';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { usePaused } from '@/lib/use-paused';
import { ErrorSummary } from '@/ui/feedback/error-summary';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { UnsavedQuestion } from '@/ui/overlays/unsaved-question';
import { deskQuoteQuery, lostTotal, useDeskOrder } from '../../api/use-desk-order';
import {
  type DeskDraft,
  type DeskForm,
  type DeskLine,
  deskFields,
  deskOrderBody,
  deskQuoteBody,
  deskRules,
  emptyDeskForm,
} from '../../model/desk-order';
import { CustomerField } from './customer-field';
import { DeskDelivery } from './desk-delivery';
import { DeskProducts } from './desk-products';
import { DeskTotal } from './desk-total';

/** The price of the draft, which is computed once typing pauses. */
function useDeskQuote(draft: DeskDraft) {
  const body = JSON.stringify(deskQuoteBody(draft));
  const paused = usePaused(body);
  const { data, error, isFetching, refetch } = useQuery(
    deskQuoteQuery(JSON.parse(paused) as ReturnType<typeof deskQuoteBody>),
  );
  return { data, error, isStale: body !== paused || isFetching, retry: () => void refetch() };
}

/** The values that the browser keeps: the delivery, the products and the fields of the form. */
interface DeskValues {
  delivery: DeliveryMethod;
  lines: DeskLine[];
  [field: string]: unknown;
}

const newDesk: DeskValues = { delivery: DeliveryMethod.SHIP, lines: [] };

function useDeskForm(onMade: (order: DeskOrderWire) => void) {
  const { t } = useTranslation('orders.admin');
  const [delivery, setDelivery] = useState<DeliveryMethod>(newDesk.delivery);
  const [lines, setLines] = useState(newDesk.lines);
  const isPickup = delivery === DeliveryMethod.PICKUP;
  const check = (values: DeskForm, locale: Locale) =>
    isPickup
      ? { locationId: values.locationId === '' ? t('desk.locationMissing') : undefined }
      : addressDisagreements(values, locale);
  const form = useRuledForm<DeskForm>(deskRules(delivery), emptyDeskForm(useLocale()), check);
  const draft = { form: form.watch(), delivery, lines };
  const quote = useDeskQuote(draft);
  const isDirty = form.formState.isDirty || lines.length > 0;
  const guard = useLeaveGuard(isDirty);
  const values: DeskValues = { ...draft.form, delivery, lines };
  const base: DeskValues = { ...(form.formState.defaultValues ?? draft.form), ...newDesk };
  const unsaved = useUnsaved({ id: 'desk order', base, values, isDirty });
  const take = () => {
    if (unsaved.unsaved === null) return;
    const { base: from, values: mine } = unsaved.unsaved;
    // Text that was typed before answering stays, unless it is in a field that the kept order brings back.
    const { delivery: by, lines: chosen, ...typed } = mergeEdits(from, mine, values).merged;
    form.reset(typed as DeskForm, { keepDefaultValues: true });
    setDelivery(by);
    setLines(chosen);
    unsaved.settle();
  };
  const making = useDeskOrder((order) => {
    unsaved.abandon();
    onMade(order);
  });
  const lost = lostTotal(making, draft);
  const submit = form.handleSubmit(() => {
    // A price that is being computed again is not the one on screen.
    const total = lost ?? (quote.isStale ? undefined : quote.data?.total);
    if (lines.length === 0 || total === undefined) return;
    making.mutate(deskOrderBody(draft, total), { onError: form.showServerErrors });
  });
  return { form, delivery, setDelivery, lines, setLines, quote, guard, unsaved, take, making, lost, submit };
}

/** The form of an order that staff make: the customer, the products, the delivery, and the price as in the checkout. */
export function DeskOrderForm({ onMade }: { onMade: (order: DeskOrderWire) => void }) {
  const { t } = useTranslation('orders.admin');
  const desk = useDeskForm(onMade);
  const { form, delivery, setDelivery, lines, setLines, quote, guard, unsaved, take, making, lost, submit } = desk;
  const { errorOf, formState, setFocus } = form;
  const isEmpty = lines.length === 0;
  return (
    <form
      noValidate
      className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]"
      onSubmit={(event) => void submit(event)}
    >
      <div className="flex min-w-0 flex-col gap-5">
        <ErrorSummary
          fields={deskFields(delivery)}
          errorOf={errorOf}
          wasSubmitted={formState.isSubmitted}
          onChoose={(name) => setFocus(name)}
        />
        <UnsavedNotice text={unsaved} onTake={take} />
        <Panel title={t('list.customer')}>
          <div className="grid gap-5 sm:grid-cols-2">
            <CustomerField form={form} />
            <Field label={t('desk.language')} hint={t('desk.languageHint')}>
              <Select {...form.register('locale')}>
                {locales.map((locale) => (
                  <option key={locale} value={locale}>
                    {t(`desk.languages.${locale}`)}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        </Panel>
        <Panel title={t('lines.title')}>
          <DeskProducts
            lines={lines}
            quote={quote.data}
            error={formState.isSubmitted && isEmpty ? t('desk.products.missing') : undefined}
            onChange={setLines}
          />
        </Panel>
        <Panel title={t('desk.delivery')}>
          <DeskDelivery form={form} delivery={delivery} onChange={setDelivery} />
        </Panel>
      </div>
      <Panel title={t('desk.price')} className="xl:sticky xl:top-4">
        <TextField form={form} name="couponCode" label={t('desk.coupon')} autoCapitalize="characters" />
        <DeskTotal
          quote={isEmpty ? undefined : quote.data}
          failure={isEmpty || !quote.error ? null : { error: quote.error, retry: quote.retry }}
          isPickup={delivery === DeliveryMethod.PICKUP}
          isTaxKnown={form.watch(delivery === DeliveryMethod.PICKUP ? 'locationId' : 'province') !== ''}
          isStale={!isEmpty && quote.isStale}
          error={making.error}
          isMaking={making.isPending}
          lost={lost}
        />
        <p className="text-sm text-muted">{t('desk.hold', { count: limits.deskOrderHoldHours })}</p>
      </Panel>
      <UnsavedQuestion guard={abandonOnLeave(guard, unsaved)} />
    </form>
  );
}
