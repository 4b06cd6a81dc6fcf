import { limits, type SettingsWire, staffLimits } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { SettingsConflict } from '@/features/common/admin/settings-conflict';
import { useLeaveGuard } from '@/lib/forms/use-leave-guard';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { callQuery } from '@/lib/query/call-query';
import { showAnswer } from '@/lib/query/show-answer';
import { Button } from '@/ui/actions/button';
import { ErrorSummary } from '@/ui/feedback/error-summary';
import { UnsavedQuestion } from '@/ui/overlays/unsaved-question';
import { settingsBody, settingsCheck, settingsForm, settingsRules, type SettingsForm } from '../model/settings-form';
import { ContactPart } from './contact-part';
import {
  MailPart,
  OfferPart,
  BookingsPart,
  OrderLimitsPart,
  OrganisationPart,
  ReturnsPart,
  ShippingPart,
  TaxesPart,
} from './settings-fields';

interface SettingsFormViewProps {
  settings: SettingsWire;
  /** Discards the changes and loads the current settings. */
  onReload: () => void;
}

/** The form of all settings. They are saved together, based on the version that was loaded. */
export function SettingsFormView({ settings, onReload }: SettingsFormViewProps) {
  const { t } = useTranslation('settings.admin');
  const locale = useLocale();
  const client = useQueryClient();
  const check = useMemo(
    () =>
      settingsCheck({
        days: t('errors.days', { max: staffLimits.returnWindowDaysMax }),
        pieces: t('errors.pieces', { max: staffLimits.lowStockThresholdMax }),
        orderedPieces: t('errors.orderedPieces', { max: staffLimits.orderedPiecesMax }),
        waitlistHold: t('errors.waitlistHold', limits.waitlistHoldMinutes),
        percent: t('errors.percent'),
        validDays: t('errors.validDays'),
        freeFrom: t('errors.freeFrom'),
        numberMissing: t('taxes.numberMissing'),
      }),
    [t],
  );
  const form = useRuledForm<SettingsForm>(settingsRules, settingsForm(settings, locale), check);
  const { formState, errorOf, setFocus, reset } = form;
  const guard = useLeaveGuard(formState.isDirty);
  const saving = useMutation({
    mutationFn: (values: SettingsForm) => call('settings.admin.put', { body: settingsBody(values, settings.version) }),
    meta: { failure: false },
    onSuccess: (saved) => {
      showAnswer(client, callQuery('settings.admin.get').queryKey, saved);
      reset(settingsForm(saved, locale));
      notify({ type: 'success', message: t('saved') });
    },
  });
  const submit = form.handleSubmit((values) => saving.mutate(values));
  return (
    <form noValidate className="flex max-w-4xl flex-col gap-8" onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        fields={Object.keys(settingsForm(settings, locale)) as (keyof SettingsForm)[]}
        errorOf={errorOf}
        wasSubmitted={formState.isSubmitted}
        onChoose={(name) => setFocus(name)}
      />
      <SettingsConflict error={saving.error} onReload={onReload} />
      <ShippingPart form={form} />
      <ReturnsPart form={form} holdMinutes={settings.orderHoldMinutes} />
      <OrderLimitsPart form={form} />
      <BookingsPart form={form} />
      <OfferPart form={form} />
      <TaxesPart form={form} />
      <OrganisationPart form={form} />
      <MailPart form={form} />
      <ContactPart form={form} />
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-4 sm:mx-0 sm:px-0">
        <p className="mr-auto text-sm text-muted">{changeText()}</p>
        {formState.isDirty && (
          <Button variant="quiet" disabled={saving.isPending} onClick={() => reset()}>
            {t('discard')}
          </Button>
        )}
        <Button type="submit" pending={saving.isPending}>
          {t('save')}
        </Button>
      </div>
      <UnsavedQuestion guard={guard} />
    </form>
  );

  function changeText(): string {
    const { changedAt, changedBy } = settings;
    if (changedAt === null) return t('unchanged');
    const at = formatOfficeDateTime(changedAt, locale);
    return changedBy === null ? t('changedNobody', { at }) : t('changed', { at, by: changedBy });
  }
}
