import { type OpeningHours, type Weekday, weekdays } from '@dronesoccer/contracts';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { FieldError } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';
import { FormSection } from '@/ui/layout/form-section';
import {
  nextTime,
  type PatternForm,
  type PlannedTime,
  type TimeProblem,
  timeProblems,
  timesIn,
  type WeekTimes,
  withSame,
} from '../../model/pattern-form';
import { weekdayName } from '../../model/words';

const monday = weekdays[0];
const workdays = weekdays.slice(0, 5);
const lengths = [30, 45, 60, 90, 120] as const;

interface WeekTimesProps {
  form: PatternForm;
  /** The arena's opening hours, from which the week can be filled. */
  hours: readonly OpeningHours[];
}

/** The times of a week, day by day: typed, filled from the opening hours, or copied from Monday to other days. */
export function WeekTimesFields({ form, hours }: WeekTimesProps) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const { ref, value: times, onBlur } = useController({ control: form.control, name: 'times' }).field;
  const [length, setLength] = useState(60);
  const error = form.errorOf('times');
  const problems = error === undefined ? [] : timeProblems(times);
  const set = (next: WeekTimes) =>
    form.setValue('times', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <FormSection title={t('week.title')} text={t('week.text')} columns={1}>
      {hours.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-sm text-muted">{t('week.fromHours')}</span>
          <Select
            aria-label={t('week.length')}
            className="w-44"
            value={length}
            onChange={({ target }) => setLength(Number(target.value))}
          >
            {lengths.map((minutes) => (
              <option key={minutes} value={minutes}>
                {t('week.minutes', { count: minutes })}
              </option>
            ))}
          </Select>
          <Button variant="outline" onClick={() => set(timesIn(hours, length))}>
            {t('week.fill')}
          </Button>
        </div>
      )}
      {/* The target that receives the focus when the times are invalid. */}
      <div ref={ref} tabIndex={-1} className="flex flex-col gap-3 outline-none">
        <FieldError error={error} />
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {weekdays.map((day) => (
            <DayTimes
              key={day}
              name={weekdayName(day, locale)}
              times={times[day]}
              problems={problems.filter((each) => each.day === day)}
              onChange={(next) => set({ ...times, [day]: next })}
              onLeave={onBlur}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-sm text-muted">{t('week.sameHint')}</span>
          <SameButton
            label={t('week.sameWeekdays')}
            days={workdays}
            onPress={(days) => set(withSame(times, monday, days))}
          />
          <SameButton
            label={t('week.sameEveryDay')}
            days={weekdays}
            onPress={(days) => set(withSame(times, monday, days))}
          />
        </div>
      </div>
    </FormSection>
  );
}

interface SameButtonProps {
  label: string;
  days: readonly Weekday[];
  onPress: (days: readonly Weekday[]) => void;
}

const SameButton = ({ label, days, onPress }: SameButtonProps) => (
  <Button variant="outline" onClick={() => onPress(days)}>
    {label}
  </Button>
);

interface DayTimesProps {
  /** The weekday's name in the page's language. */
  name: string;
  times: readonly PlannedTime[];
  problems: readonly TimeProblem[];
  onChange: (times: PlannedTime[]) => void;
  onLeave: () => void;
}

function DayTimes({ name: day, times, problems, onChange, onLeave }: DayTimesProps) {
  const { t } = useTranslation('slots.admin');
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1.5 py-2 sm:grid-cols-[7rem_1fr_auto]">
      <span className="col-start-1 row-start-1 pt-2.5 font-semibold first-letter:uppercase">{day}</span>
      {/* On a phone the times are below the day and its button. */}
      <div className="row-start-2 flex min-w-0 flex-wrap gap-x-6 gap-y-2 max-sm:col-span-2 sm:col-start-2 sm:row-start-1">
        {times.length === 0 && <span className="text-muted sm:pt-2.5">{t('week.none')}</span>}
        {times.map((time, place) => (
          <TimeFields
            key={place}
            day={day}
            number={place + 1}
            time={time}
            problem={problems.find((each) => each.place === place)?.problem}
            onChange={(next) => onChange(times.map((each, at) => (at === place ? next : each)))}
            onRemove={() => onChange(times.filter((_, at) => at !== place))}
            onLeave={onLeave}
          />
        ))}
      </div>
      <Button
        variant="quiet"
        className="col-start-2 row-start-1 sm:col-start-3"
        aria-label={t('week.addFor', { day })}
        onClick={() => onChange([...times, nextTime(times)])}
      >
        <Plus aria-hidden className="size-4.5" />
        {t('week.add')}
      </Button>
    </li>
  );
}

interface TimeFieldsProps {
  day: string;
  /** The number of the time within the day, from 1. */
  number: number;
  time: PlannedTime;
  problem: TimeProblem['problem'] | undefined;
  onChange: (time: PlannedTime) => void;
  onRemove: () => void;
  onLeave: () => void;
}

function TimeFields({ day, number, time, problem, onChange, onRemove, onLeave }: TimeFieldsProps) {
  const { t } = useTranslation('slots.admin');
  const errorId = useId();
  const field = (end: keyof PlannedTime) => (
    <Input
      type="time"
      aria-label={t(`week.${end}`, { day, number })}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem && errorId}
      className="!w-32 min-w-0 !px-2.5"
      value={time[end]}
      onChange={({ target }) => onChange({ ...time, [end]: target.value })}
      onBlur={onLeave}
    />
  );
  return (
    <div>
      <div className="flex items-center gap-1.5">
        {field('start')}
        <span className="text-muted">{t('week.to')}</span>
        {field('end')}
        <IconButton icon={X} label={t('week.remove', { day, number })} onClick={onRemove} />
      </div>
      {problem && (
        <p id={errorId} className="mt-1 text-sm font-semibold text-red">
          {t(`week.${problem}`)}
        </p>
      )}
    </div>
  );
}
