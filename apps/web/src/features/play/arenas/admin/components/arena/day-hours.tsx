import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { Input } from '@/ui/fields/input';
import { nextPeriod, type Period, type PeriodProblem, periodsPerDay } from '../../model/week';

interface DayHoursProps {
  /** The weekday's name in the page's language. */
  name: string;
  periods: readonly Period[];
  problems: readonly PeriodProblem[];
  onChange: (periods: Period[]) => void;
  onLeave: () => void;
}

/** A weekday's hours: closed, or open for one or two periods. */
export function DayHours({ name: day, periods, problems, onChange, onLeave }: DayHoursProps) {
  const { t } = useTranslation('arenas.admin');
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1.5 py-2 sm:grid-cols-[7rem_1fr_auto]">
      <span className="col-start-1 row-start-1 pt-2.5 font-semibold">{day}</span>
      {/* On a phone the hours are below the day and its button. */}
      <div className="row-start-2 flex min-w-0 flex-col gap-2 max-sm:col-span-2 sm:col-start-2 sm:row-start-1">
        {periods.length === 0 && <span className="text-muted sm:pt-2.5">{t('hours.closed')}</span>}
        {periods.map((period, place) => (
          <PeriodFields
            key={place}
            day={day}
            isSecond={place > 0}
            period={period}
            problem={problems.find((each) => each.place === place)?.problem}
            onChange={(next) => onChange(periods.map((each, at) => (at === place ? next : each)))}
            onRemove={() => onChange(periods.filter((_, at) => at !== place))}
            onLeave={onLeave}
          />
        ))}
      </div>
      {periods.length < periodsPerDay && (
        <Button
          variant="quiet"
          className="col-start-2 row-start-1 sm:col-start-3"
          aria-label={t('hours.addFor', { day })}
          onClick={() => onChange([...periods, nextPeriod(periods)])}
        >
          <Plus aria-hidden className="size-4.5" />
          {t('hours.add')}
        </Button>
      )}
    </li>
  );
}

interface PeriodFieldsProps {
  day: string;
  isSecond: boolean;
  period: Period;
  problem: PeriodProblem['problem'] | undefined;
  onChange: (period: Period) => void;
  onRemove: () => void;
  onLeave: () => void;
}

function PeriodFields({ day, isSecond, period, problem, onChange, onRemove, onLeave }: PeriodFieldsProps) {
  const { t } = useTranslation('arenas.admin');
  const errorId = useId();
  const time = (end: keyof Period, label: string) => (
    <Input
      type="time"
      aria-label={label}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem && errorId}
      className="!w-32 min-w-0 !px-2.5 sm:!w-36 sm:!px-4"
      value={period[end]}
      onChange={({ target }) => onChange({ ...period, [end]: target.value })}
      onBlur={onLeave}
    />
  );
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        {time('opens', t(isSecond ? 'hours.opensAgain' : 'hours.opens', { day }))}
        <span className="text-muted">{t('hours.to')}</span>
        {time('closes', t(isSecond ? 'hours.closesAgain' : 'hours.closes', { day }))}
        <IconButton icon={X} label={t('hours.remove', { day })} onClick={onRemove} />
      </div>
      {problem && (
        <p id={errorId} className="mt-1 text-sm font-semibold text-red">
          {t(`hours.${problem}`)}
        </p>
      )}
    </div>
  );
}
