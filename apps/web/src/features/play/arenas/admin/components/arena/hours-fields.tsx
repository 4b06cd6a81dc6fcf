import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { WeekRows } from '@/features/common/admin/week-rows';
import { FormSection } from '@/ui/layout/form-section';
import type { ArenaForm } from '../../model/arena-form';
import { nextPeriod, periodsPerDay, weekProblems } from '../../model/week';

const ends = ['opens', 'closes'] as const;

/** The opening hours: each day is closed, or open for one or two periods. */
export function HoursFields({ form }: { form: ArenaForm }) {
  const { t } = useTranslation('arenas.admin');
  const { ref, value: week, onBlur } = useController({ control: form.control, name: 'week' }).field;
  const error = form.errorOf('week');
  const problems = error === undefined ? [] : weekProblems(week);
  return (
    <FormSection title={t('hours.title')} text={t('hours.text')} columns={1}>
      <WeekRows
        ref={ref}
        week={week}
        ends={ends}
        onChange={(next) =>
          form.setValue('week', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
        onLeave={onBlur}
        error={error}
        problemOf={(day, place) => {
          const found = problems.find((each) => each.day === day && each.place === place);
          return found && t(`hours.${found.problem}`);
        }}
        next={nextPeriod}
        max={periodsPerDay}
        words={{
          day: (day) => t(`hours.days.${day}`),
          none: t('hours.closed'),
          to: t('hours.to'),
          add: t('hours.add'),
          addFor: (day) => t('hours.addFor', { day }),
          end: (end, day, number) => t(number === 1 ? `hours.${end}` : `hours.${end}Again`, { day }),
          remove: (day) => t('hours.remove', { day }),
          sameHint: t('hours.sameHint'),
          sameWeekdays: t('hours.sameWeekdays'),
          sameEveryDay: t('hours.sameEveryDay'),
        }}
        className="flex-col"
      />
    </FormSection>
  );
}
