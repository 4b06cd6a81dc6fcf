import { limits, type SlotAdminWire, SlotState } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '@/features/dashboard/common/use-edit-form';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { FormAlert } from '@/ui/feedback/form-alert';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { useSaveSlot } from '../../api/use-changes';
import {
  checkSlot,
  fieldOf,
  formOf,
  overlapIn,
  type SlotForm,
  type SlotFormValues,
  slotRules,
  termsOf,
  typeOf,
} from '../../model/slot-form';
import { slotText } from '../../model/words';
import { ChangeBookedSlot } from '../impact/change-booked-slot';
import { SlotBookings } from '../impact/slot-bookings';
import { SlotWaitlist } from '../impact/slot-waitlist';
import { CancelSlot } from './cancel-slot';
import { PriceFields } from './price-fields';
import { SlotConflict } from './slot-conflict';
import { SlotFields } from './slot-fields';

export interface SlotFormDrawerProps {
  arena: { id: string; name: string };
  /** Null: it is being created. */
  slot: SlotAdminWire | null;
  /** What the form begins with. */
  values: SlotFormValues;
}

/** Creates or edits one slot; all that dragging does, by the keyboard. */
export function SlotFormDrawer({ arena, slot, values }: SlotFormDrawerProps) {
  const { t } = useTranslation('slots-admin');
  const locale = useLocale();
  const taken = slot?.taken ?? 0;
  const words = {
    dayMissing: t('form.dayMissing'),
    timeMissing: t('form.timeMissing'),
    endInvalid: t('form.endInvalid'),
    capacityInvalid: t('form.capacityInvalid', { max: limits.arenaSeatsMax }),
    capacityTaken: t('form.capacityTaken', { count: taken }),
    priceTooHigh: t('prices.tooHigh', { max: limits.slotPriceMax }),
    priceMissing: t('prices.missing'),
  };
  const form: SlotForm = useRuledForm(slotRules, values, (typed) => checkSlot(typed, taken, words));
  const drawer = useRouteDrawer({ backTo: paths.classSlots, isDirty: form.formState.isDirty });
  const save = useSaveSlot();
  const edit = useEditForm({
    conflict: 'ARENA_008',
    ...{ form, standing: slot, fieldOf, save },
    formOf: (standing) => formOf(standing, locale),
    termsOf: (typed) => termsOf(typed, arena.id),
    onSaved: (saved) => {
      const said = slotText(saved, locale);
      notify({ type: 'success', message: t(slot ? 'form.saved' : 'form.created', { slot: said }) });
      drawer.leave();
    },
  });
  const overlap = overlapIn(edit.error);
  const typed = form.watch();
  return (
    <FormDrawer
      drawer={drawer}
      title={slot ? slotText(slot, locale) : t('form.newTitle')}
      description={arena.name}
      onSubmit={edit.submit}
      submitLabel={t(slot ? 'form.save' : 'form.create')}
      cancelLabel={taken > 0 ? t('plan.close') : undefined}
      pending={save.isPending}
      error={overlap ? null : edit.error}
      actions={
        slot &&
        slot.state !== SlotState.CANCELLED &&
        (taken === 0 ? (
          <CancelSlot slot={slot} onDone={drawer.leave} />
        ) : (
          <ChangeBookedSlot slot={slot} onDone={drawer.leave} />
        ))
      }
    >
      {overlap && <FormAlert>{t('form.overlap', { slot: slotText(overlap, locale) })}</FormAlert>}
      {edit.theirs && (
        <SlotConflict mine={form.getValues()} theirs={edit.theirs} onKeep={edit.keepMine} onReload={edit.takeTheirs} />
      )}
      {slot && taken > 0 && <SlotBookings slot={slot} />}
      {slot && <SlotWaitlist slot={slot} />}
      <SlotFields form={form} taken={taken} />
      <PriceFields type={typeOf(typed)} register={form.register} errorOf={form.errorOf} />
    </FormDrawer>
  );
}
