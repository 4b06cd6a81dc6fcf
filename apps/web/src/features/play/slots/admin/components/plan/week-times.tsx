import type { OpeningHours } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { WeekRows } from '@/features/common/admin/week-rows';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { Select } from '@/ui/fields/select';
import { FormSection } from '@/ui/layout/form-section';
import { nextTime, type PatternForm, timeProblems, timesIn, type WeekTimes } from '../../model/pattern-form';
import { weekdayName } from '../../model/words';

const ends = ['start', 'end'] as const;
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
      <WeekRows
        ref={ref}
        week={times}
        ends={ends}
        onChange={set}
        onLeave={onBlur}
        error={error}
        problemOf={(day, place) => {
          const found = problems.find((each) => each.day === day && each.place === place);
          return found && t(`week.${found.problem}`);
        }}
        next={nextTime}
        words={{
          day: (day) => weekdayName(day, locale),
          none: t('week.none'),
          to: t('week.to'),
          add: t('week.add'),
          addFor: (day) => t('week.addFor', { day }),
          end: (end, day, number) => t(`week.${end}`, { day, number }),
          remove: (day, number) => t('week.remove', { day, number }),
          sameHint: t('week.sameHint'),
          sameWeekdays: t('week.sameWeekdays'),
          sameEveryDay: t('week.sameEveryDay'),
        }}
        className="flex-wrap gap-x-6"
      />
    </FormSection>
  );
}
