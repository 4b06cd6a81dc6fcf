import { type CopyWeekBody, slotLimits } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arenaText } from '@/features/common/admin/every-arena';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { Button } from '@/ui/actions/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { FieldError } from '@/ui/fields/field';
import { FormSection } from '@/ui/layout/form-section';
import { usePlan } from '../../api/use-plan';
import { type SlotBoard, useSlotBoard } from '../../api/use-slot-board';
import { rangeOf } from '../../model/view';
import { rangeText } from '../../model/words';
import { PlanDrawer } from './plan-drawer';
import { usePlanMade } from './use-plan-made';

/** Copies the slots of one week to other weeks. */
export function CopyWeekDrawer() {
  const { t } = useTranslation('slots.admin');
  const board = useSlotBoard();
  const { arena, arenas } = board;
  return (
    <LoadedDrawer
      query={{ data: arena ?? undefined, error: arenas.error, refetch: () => arenas.refetch() }}
      title={t('copy.title')}
      width="wide"
      backTo={paths.classSlots}
    >
      {(chosen) => <CopyForm board={board} arena={chosen} week={rangeOf('week', board.day)} />}
    </LoadedDrawer>
  );
}

interface CopyFormProps {
  board: SlotBoard;
  arena: NonNullable<SlotBoard['arena']>;
  week: { from: string; to: string };
}

const month = 4;

function CopyForm({ board, arena, week }: CopyFormProps) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const drawer = useRouteDrawer({ backTo: paths.classSlots, isDirty: chosen.length > 0 && !isMaking });
  const plan = usePlan((body: CopyWeekBody) => call('slots.admin.copyWeek', { body }), {
    onStart: () => setMaking(true),
    onDone: usePlanMade(board, drawer),
  });
  const weeks = Array.from({ length: slotLimits.copiedWeeksMax }, (_, index) => addDays(week.from, 7 * (index + 1)));
  const choose = (mondays: readonly string[]) => {
    setChosen(mondays);
    setMissing(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen.length === 0);
    if (chosen.length > 0) plan.ask({ arenaId: arena.id, from: week.from, to: [...chosen].toSorted() });
  };
  return (
    <PlanDrawer
      drawer={drawer}
      title={t('copy.title')}
      text={t('copy.text', { arena: arenaText(arena, locale), week: rangeText(week, locale) })}
      plan={plan}
      onSubmit={submit}
    >
      <FormSection title={t('copy.to')} columns={1}>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => choose(weeks.slice(0, month))}>
            {t('copy.next', { count: month })}
          </Button>
          <Button variant="outline" onClick={() => choose(weeks.filter((_, index) => index % 2 === 1))}>
            {t('copy.everySecond')}
          </Button>
          <Button variant="outline" onClick={() => choose([])}>
            {t('copy.none')}
          </Button>
        </div>
        <FieldError error={isMissing ? t('copy.missing') : undefined} />
        <div role="group" aria-label={t('copy.to')} className="grid gap-x-5 sm:grid-cols-2">
          {weeks.map((monday) => (
            <Checkbox
              key={monday}
              label={rangeText({ from: monday, to: addDays(monday, 6) }, locale)}
              checked={chosen.includes(monday)}
              onChange={({ target }) =>
                choose(target.checked ? [...chosen, monday] : chosen.filter((each) => each !== monday))
              }
            />
          ))}
        </div>
      </FormSection>
    </PlanDrawer>
  );
}
