import { limits, slotLimits } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsIn, showRefusal } from '@/features/common/admin/show-refusal';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { useFirst } from '@/lib/use-first';
import { usePlan } from '../../api/use-plan';
import { type SlotBoard, useSlotBoard, useSlotCalendar } from '../../api/use-slot-board';
import {
  checkPattern,
  newPattern,
  type PatternForm,
  type PatternFormValues,
  patternFieldOf,
  patternRules,
  planOf,
} from '../../model/pattern-form';
import { usualPrices } from '../../model/prices';
import { typeOf } from '../../model/slot-form';
import { nextMonth } from '../../model/view';
import { PriceFields } from '../slot/price-fields';
import { DayFields, WhatFields } from './fill-fields';
import { PlanDrawer } from './plan-drawer';
import { usePlanMade } from './use-plan-made';
import { WeekTimesFields } from './week-times';

/** Creates slots by a weekly pattern within a range of days, for one or several arenas. */
export function FillDrawer() {
  const { t } = useTranslation('slots.admin');
  const board = useSlotBoard();
  const { arena, arenas } = board;
  const locale = useLocale();
  const calendar = useSlotCalendar(board);
  const initial = (arenaId: string): PatternFormValues => ({
    ...newPattern(arenaId, nextMonth(board.day)),
    ...usualPrices(calendar.data?.slots ?? [], locale),
  });
  // A rotated phone shows other days, which load anew. The form stays meanwhile.
  const data = useFirst(arena && !calendar.isPending ? { id: arena.id, values: initial(arena.id) } : undefined);
  return (
    <LoadedDrawer
      query={{ data, error: arenas.error, refetch: () => arenas.refetch() }}
      title={t('fill.title')}
      width="wide"
      backTo={paths.classSlots}
    >
      {({ id, values }) => <FillForm board={board} arenaId={id} values={values} />}
    </LoadedDrawer>
  );
}

interface FillFormProps {
  board: SlotBoard;
  arenaId: string;
  /** The initial values of the form. */
  values: PatternFormValues;
}

function FillForm({ board, arenaId, values: begin }: FillFormProps) {
  const { t } = useTranslation('slots.admin');
  const max = limits.arenaSeatsMax;
  const words = {
    arenaMissing: t('fill.arenaMissing'),
    arenasTooMany: t('fill.arenasTooMany', { max: slotLimits.patternArenasMax }),
    timesMissing: t('week.missing'),
    timesTooMany: t('week.tooMany', { max: slotLimits.patternTimesMax }),
    timesInvalid: t('week.invalid'),
    dayMissing: t('form.dayMissing'),
    toInvalid: t('range.toInvalid'),
    tooLong: t('range.tooLong', { max: slotLimits.patternDaysMax }),
    capacityInvalid: t('form.capacityInvalid', { max }),
    priceTooHigh: t('prices.tooHigh', { max: slotLimits.slotPriceMax }),
    priceMissing: t('prices.missing'),
  };
  const form: PatternForm = useRuledForm(patternRules, begin, (values) => checkPattern(values, words));
  const [isMaking, setMaking] = useState(false);
  const drawer = useRouteDrawer({ backTo: paths.classSlots, isDirty: form.formState.isDirty && !isMaking });
  const plan = usePlan(
    (body: ReturnType<typeof planOf> & { confirm: string | null }) =>
      call('slots.admin.generate', { body }).catch((error: unknown) => {
        showRefusal(form, error, patternFieldOf);
        throw error;
      }),
    {
      onStart: () => setMaking(true),
      onDone: usePlanMade(board, drawer),
    },
  );
  const [first = arenaId] = form.watch('arenaIds');
  const detail = useQuery(callQuery('arenas.admin.get', { params: { id: first } }));
  const typed = form.watch();
  return (
    <PlanDrawer
      drawer={drawer}
      title={t('fill.title')}
      text={t('fill.text')}
      plan={plan}
      isErrorInPlace={fieldsIn(plan.error, patternFieldOf).length > 0}
      onSubmit={form.handleSubmit((values) => plan.ask(planOf(values)))}
    >
      <WhatFields form={form} arenas={board.arenas} />
      <WeekTimesFields form={form} hours={detail.data?.hours ?? []} />
      <DayFields form={form} />
      <PriceFields type={typeOf(typed)} register={form.register} errorOf={form.errorOf} />
    </PlanDrawer>
  );
}
