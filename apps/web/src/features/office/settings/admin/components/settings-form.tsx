import { limits, type SettingsWire, staffLimits } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SettingsConflict } from '@/features/common/admin/settings-conflict';
import { abandonOnLeave } from '@/features/common/admin/unsaved/abandon-on-leave';
import { rebaseForm } from '@/features/common/admin/unsaved/merge-edits';
import { UnsavedNotice } from '@/features/common/admin/unsaved/unsaved-notice';
import { useUnsavedForm } from '@/features/common/admin/unsaved/use-unsaved-form';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { keepTyped } from '@/lib/forms/keep-typed';
import { useLeaveGuard } from '@/lib/forms/use-leave-guard';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { callQuery } from '@/lib/query/call-query';
import { showAnswer } from '@/lib/query/show-answer';
import { Button } from '@/ui/actions/button';
import { ErrorSummary } from '@/ui/feedback/error-summary';
import { UnsavedQuestion } from '@/ui/overlays/unsaved-question';
import { settingsBody, settingsCheck, settingsForm, settingsRules, type SettingsForm } from '../model/settings-form';
import { ContactPart } from './contact-part';
import { LastChange } from './last-change';
import {
  LanguagesPart,
  MailPart,
  OfferPart,
  BookingsPart,
  OrderLimitsPart,
  OrganisationPart,
  ReturnsPart,
  TaxesPart,
} from './settings-fields';
import { ShippingPart } from './shipping-part';

interface SettingsFormViewProps {
  settings: SettingsWire;
  /** Discards the changes and loads the current settings. */
  onReload: () => void;
}

/** The form of all settings. They are saved together, based on the version that was loaded. */
export function SettingsFormView({ settings, onReload }: SettingsFormViewProps) {
  const { t } = useTranslation('settings.admin');
  const client = useQueryClient();
  const check = useMemo(
    () =>
      settingsCheck({
        days: t('errors.days', { max: staffLimits.returnWindowDaysMax }),
        pieces: t('errors.pieces', { max: staffLimits.lowStockThresholdMax }),
        sum: t('errors.sum', { max: staffLimits.refundConfirmationMax }),
        orderedPieces: t('errors.orderedPieces', { max: staffLimits.orderedPiecesMax }),
        waitlistHold: t('errors.waitlistHold', limits.waitlistHoldMinutes),
        percent: t('errors.percent'),
        validDays: t('errors.validDays'),
        numberMissing: t('taxes.numberMissing'),
      }),
    [t],
  );
  // The settings that the form was filled from. A switch of the language may load newer ones.
  const [base, setBase] = useState(settings);
  const form = useRuledForm<SettingsForm>(settingsRules, settingsForm(settings), check);
  const { formState, errorOf, setFocus, reset } = form;
  const guard = useLeaveGuard(formState.isDirty);
  const [met, setMet] = useState<SettingsWire | null>(null);
  const unsaved = useUnsavedForm('settings', form, () => setMet(base));
  const confirmed = useConfirmed();
  const saving = useMutation({
    mutationFn: ({ values, over }: { values: SettingsForm; over: number }) => {
      const body = settingsBody(values, over);
      return confirmed.run(() => call('settings.admin.put', { body }));
    },
    meta: { failure: false },
    onSuccess: (saved) => {
      setBase(saved);
      setMet(null);
      showAnswer(client, callQuery('settings.admin.get').queryKey, saved);
      notify({ type: 'success', message: t('saved') });
    },
  });
  const saveFrom = (over: number) =>
    form.handleSubmit((values) => {
      const settle = keepTyped(form);
      saving.mutate({ values, over }, { onSuccess: (saved) => settle(settingsForm(saved)) });
    });
  /** Saves the own changes, and keeps those that only the other person made. */
  const saveOver = (theirs: SettingsWire) => {
    rebaseForm(form, settingsForm(base), settingsForm(theirs));
    setBase(theirs);
    setMet(null);
    void saveFrom(theirs.version)();
  };
  const discard = () => {
    reset();
    setMet(null);
  };
  const { hash, key } = useLocation();
  // The form appears after the navigation, so the browser did not find the part that the address names. The key differs
  // when the same part is chosen again.
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash, key]);
  return (
    <form noValidate className="flex max-w-4xl flex-col gap-8" onSubmit={(event) => void saveFrom(base.version)(event)}>
      <ErrorSummary
        fields={Object.keys(settingsForm(settings)) as (keyof SettingsForm)[]}
        errorOf={errorOf}
        wasSubmitted={formState.isSubmitted}
        onChoose={(name) => setFocus(name)}
      />
      <UnsavedNotice text={unsaved.text} onTake={unsaved.take} />
      <SettingsConflict
        error={saving.error}
        met={met}
        onKeep={saveOver}
        onReload={() => {
          unsaved.text.discard();
          onReload();
        }}
      />
      <ShippingPart zones={settings.shippingZones} />
      <ReturnsPart form={form} holdMinutes={settings.orderHoldMinutes} />
      <OrderLimitsPart form={form} />
      <BookingsPart form={form} />
      <OfferPart form={form} />
      <TaxesPart form={form} />
      <OrganisationPart form={form} />
      <MailPart form={form} />
      <LanguagesPart />
      <ContactPart form={form} />
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-4 sm:mx-0 sm:px-0">
        <LastChange settings={settings} />
        {formState.isDirty && (
          <Button variant="quiet" disabled={saving.isPending} onClick={discard}>
            {t('discard')}
          </Button>
        )}
        <Button type="submit" pending={saving.isPending}>
          {t('save')}
        </Button>
      </div>
      <UnsavedQuestion guard={abandonOnLeave(guard, unsaved.text)} />
      {confirmed.dialog}
    </form>
  );
}
