import { type Weekday, weekdays } from '@dronesoccer/contracts';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { FieldError } from '@/ui/fields/field';
import { FormSection } from '@/ui/layout/form-section';
import type { ArenaForm } from '../../model/arena-form';
import { type Period, type Week, weekProblems, withSame } from '../../model/week';
import { DayHours } from './day-hours';

const monday = weekdays[0];
const workdays = weekdays.slice(0, 5);

/** The opening hours, day by day. Monday's hours can be copied to other days. */
export function HoursFields({ form }: { form: ArenaForm }) {
  const { t } = useTranslation('arenas.admin');
  const { ref, value: shown, onBlur } = useController({ control: form.control, name: 'week' }).field;
  const error = form.errorOf('week');
  const problems = error === undefined ? [] : weekProblems(shown);
  const set = (week: Week) =>
    form.setValue('week', week, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const setDay = (day: Weekday, periods: Period[]) => set({ ...shown, [day]: periods });
  return (
    <FormSection title={t('hours.title')} text={t('hours.text')} columns={1}>
      {/* The target that receives the focus when the hours are invalid. */}
      <div ref={ref} tabIndex={-1} className="flex flex-col gap-3 outline-none">
        <FieldError error={error} />
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {weekdays.map((day) => (
            <DayHours
              key={day}
              name={t(`hours.days.${day}`)}
              periods={shown[day]}
              problems={problems.filter((each) => each.day === day)}
              onChange={(periods) => setDay(day, periods)}
              onLeave={onBlur}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-sm text-muted">{t('hours.sameHint')}</span>
          <Button variant="outline" onClick={() => set(withSame(shown, monday, workdays))}>
            {t('hours.sameWeekdays')}
          </Button>
          <Button variant="outline" onClick={() => set(withSame(shown, monday, weekdays))}>
            {t('hours.sameEveryDay')}
          </Button>
        </div>
      </div>
    </FormSection>
  );
}
