import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsIn, showRefusal } from '@/features/common/admin/show-refusal';
import { useEditForm } from '@/features/common/admin/use-edit-form';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { FormAlert } from '@/ui/feedback/form-alert';
import { useSaveSlot } from '../../api/use-changes';
import { usePlan } from '../../api/use-plan';
import type { SlotBoard } from '../../api/use-slot-board';
import {
  checkSlot,
  fieldOf,
  formOf,
  overlapIn,
  seriesFieldOf,
  seriesOf,
  type SlotForm,
  type SlotFormValues,
  slotRules,
  termsOf,
  typeOf,
} from '../../model/slot-form';
import { slotText } from '../../model/words';
import { PlanDrawer } from '../plan/plan-drawer';
import { usePlanMade } from '../plan/use-plan-made';
import { useCreatedSlots } from '../created-slots';
import { PriceFields } from './price-fields';
import { SlotFields } from './slot-fields';
import { useSlotWords } from './use-slot-words';

interface NewSlotFormProps {
  board: SlotBoard;
  arena: { id: string; name: string };
  /** The initial values of the form. */
  values: SlotFormValues;
}

/** Creates one slot at once, or a weekly series after its preview. */
export function NewSlotForm({ board, arena, values }: NewSlotFormProps) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const words = useSlotWords(0);
  const form: SlotForm = useRuledForm(slotRules, values, (typed) => checkSlot(typed, 0, words));
  const [isMaking, setMaking] = useState(false);
  const drawer = useRouteDrawer({ backTo: paths.classSlots, isDirty: form.formState.isDirty && !isMaking });
  const { announce } = useCreatedSlots();
  const save = useSaveSlot();
  const edit = useEditForm({
    conflict: 'ARENA_008',
    ...{ form, standing: null, fieldOf, save },
    formOf: (saved) => formOf(saved, locale),
    termsOf: (typed) => termsOf(typed, arena.id),
    onSaved: (saved) => {
      notify({ type: 'success', message: t('form.created', { slot: slotText(saved, locale) }) });
      announce({ slotId: saved.id });
      drawer.leave();
    },
  });
  const plan = usePlan(
    (body: ReturnType<typeof seriesOf> & { confirm: string | null }) =>
      call('slots.admin.generate', { body }).catch((error: unknown) => {
        showRefusal(form, error, seriesFieldOf);
        throw error;
      }),
    { onStart: () => setMaking(true), onDone: usePlanMade(board, drawer) },
  );
  const typed = form.watch();
  const isSeries = typed.repeat === 'weekly';
  const overlap = overlapIn(edit.error);
  return (
    <PlanDrawer
      drawer={drawer}
      width="form"
      title={t('form.newTitle')}
      text={arena.name}
      submitLabel={isSeries ? undefined : t('form.create')}
      isSaving={save.isPending}
      plan={isSeries ? plan : { ...plan, error: overlap ? null : edit.error }}
      isErrorInPlace={isSeries && fieldsIn(plan.error, seriesFieldOf).length > 0}
      onSubmit={isSeries ? form.handleSubmit((sent) => plan.ask(seriesOf(sent, arena.id))) : edit.submit}
    >
      {overlap && !isSeries && <FormAlert>{t('form.overlap', { slot: slotText(overlap, locale) })}</FormAlert>}
      <SlotFields form={form} taken={0} isNew />
      <PriceFields type={typeOf(typed)} register={form.register} errorOf={form.errorOf} />
    </PlanDrawer>
  );
}
