import { limits, SlotState } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { useTranslation } from 'react-i18next';
import { arenaText } from '@/features/common/admin/every-arena';
import { PlaceImpactSummary } from '@/features/common/admin/place-touched';
import { usePlaceImpact } from '@/features/common/admin/use-touched';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { todayText } from '@/lib/days';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextField } from '@/ui/fields/text-field';
import { FormSection } from '@/ui/layout/form-section';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { useCloseRange } from '../../api/use-close-range';
import { type SlotBoard, useSlotBoard } from '../../api/use-slot-board';
import { type DayRange } from '../../model/view';

/** Closes the slots in a range of days, or opens them again. */
export function CloseDrawer() {
  const { t } = useTranslation('slots.admin');
  const board = useSlotBoard();
  const { arena, arenas, view, day, range } = board;
  // The default range is the visible week or day. For a month it is only the selected day, because closing a whole
  // month is rarely intended.
  const shown = view === 'month' ? { from: day, to: day } : range;
  return (
    <LoadedDrawer
      query={{ data: arena ?? undefined, error: arenas.error, refetch: () => arenas.refetch() }}
      title={t('close.title')}
      backTo={paths.classSlots}
    >
      {(chosen) => <CloseForm arena={chosen} shown={shown} />}
    </LoadedDrawer>
  );
}

interface CloseValues extends DayRange {
  state: typeof SlotState.OPEN | typeof SlotState.CLOSED;
}

function CloseForm({ arena, shown }: { arena: NonNullable<SlotBoard['arena']>; shown: DayRange }) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const form = useRuledForm<CloseValues>({}, { ...shown, state: SlotState.CLOSED }, ({ from, to }) => ({
    ...(from === '' && { from: t('form.dayMissing') }),
    ...(to === '' && { to: t('form.dayMissing') }),
    ...(to !== '' && to < from && { to: t('range.toInvalid') }),
    ...(to !== '' &&
      to >= addDays(from || to, limits.slotDaysMax) && { to: t('range.tooLong', { max: limits.slotDaysMax }) }),
  }));
  const drawer = useRouteDrawer({ backTo: paths.classSlots });
  const close = useCloseRange();
  const submit = form.handleSubmit((values) =>
    close.mutate({ arenaId: arena.id, ...values }, { onSuccess: () => drawer.leave() }),
  );
  const { state, from, to } = form.watch();
  const isTouching = state === SlotState.CLOSED && from !== '' && from <= to && to >= todayText();
  const touched = usePlaceImpact({ arenaId: arena.id, from, to }, isTouching);
  return (
    <FormDrawer
      drawer={drawer}
      title={t('close.title')}
      description={arenaText(arena, locale)}
      onSubmit={submit}
      submitLabel={t(state === SlotState.CLOSED ? 'close.action' : 'close.open')}
      pending={close.isPending}
      error={close.error}
      disabled={isTouching && !touched.isKnown}
    >
      <FormSection title={t('fill.days')}>
        <TextField form={form} name="from" label={t('range.from')} required type="date" />
        <TextField form={form} name="to" label={t('range.to')} required type="date" />
      </FormSection>
      <RadioGroup
        legend={t('close.what')}
        options={[
          { value: SlotState.CLOSED, label: t('close.close'), hint: t('close.closeHint') },
          { value: SlotState.OPEN, label: t('close.open'), hint: t('close.openHint') },
        ]}
        value={state}
        onChange={(value) => form.setValue('state', value)}
      />
      {isTouching && <PlaceImpactSummary touched={touched} />}
    </FormDrawer>
  );
}
