import { type SlotAdminWire, SlotState } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { differingFields, useEditForm } from '@/features/common/admin/use-edit-form';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { lazyComponent } from '@/lib/late';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { EditConflict } from '@/ui/feedback/edit-conflict';
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
import type { SlotCoachesProps } from './slot-coaches';
import { PriceFields } from './price-fields';
import { SlotFields } from './slot-fields';
import { useSlotLabels, useSlotWords } from './use-slot-words';

const SlotCoaches = lazyComponent<SlotCoachesProps>(() => import('./slot-coaches'));

interface SlotFormDrawerProps {
  arena: { id: string; name: string };
  slot: SlotAdminWire;
  /** The initial values of the form. */
  values: SlotFormValues;
}

/** Edits one slot. It offers everything that dragging does, for keyboard users. */
export function SlotFormDrawer({ arena, slot, values }: SlotFormDrawerProps) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const { taken } = slot;
  const words = useSlotWords(taken);
  const labels = useSlotLabels();
  const form: SlotForm = useRuledForm(slotRules, values, (typed) => checkSlot(typed, taken, words));
  const drawer = useRouteDrawer({ backTo: paths.classSlots, isDirty: form.formState.isDirty });
  const save = useSaveSlot();
  const edit = useEditForm({
    conflict: 'ARENA_008',
    ...{ form, standing: slot, fieldOf, save },
    formOf: (standing) => formOf(standing, locale),
    termsOf: (typed) => termsOf(typed, arena.id),
    onSaved: (saved) => {
      notify({ type: 'success', message: t('form.saved', { slot: slotText(saved, locale) }) });
      drawer.leave();
    },
  });
  const overlap = overlapIn(edit.error);
  const typed = form.watch();
  return (
    <FormDrawer
      drawer={drawer}
      title={slotText(slot, locale)}
      description={arena.name}
      onSubmit={edit.submit}
      submitLabel={t('form.save')}
      cancelLabel={taken > 0 ? t('plan.close') : undefined}
      pending={save.isPending}
      error={overlap ? null : edit.error}
      actions={
        slot.state !== SlotState.CANCELLED &&
        (taken === 0 ? (
          <CancelSlot slot={slot} onDone={drawer.leave} />
        ) : (
          <ChangeBookedSlot slot={slot} onDone={drawer.leave} />
        ))
      }
    >
      {overlap && <FormAlert>{t('form.overlap', { slot: slotText(overlap, locale) })}</FormAlert>}
      <EditConflict
        edit={edit}
        describe={(theirs) => ({
          title: t('conflict.title'),
          text: t('conflict.text', { slot: slotText(theirs, locale) }),
          fields: differingFields(form.getValues(), formOf(theirs, locale)).map((name) => labels[name]),
        })}
      />
      {taken > 0 && <SlotBookings slot={slot} />}
      <SlotWaitlist slot={slot} />
      {slot.state !== SlotState.CANCELLED && <SlotCoaches slotId={slot.id} />}
      <SlotFields form={form} taken={taken} isNew={false} />
      <PriceFields type={typeOf(typed)} register={form.register} errorOf={form.errorOf} />
    </FormDrawer>
  );
}
