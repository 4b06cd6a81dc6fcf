import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { Input } from '@/ui/fields/input';
import { nextPeriod, type Period, type PeriodProblem, periodsPerDay } from '../../model/week';

export interface DayHoursProps {
  /** The weekday, in the language of the page. */
  name: string;
  periods: readonly Period[];
  problems: readonly PeriodProblem[];
  onChange: (periods: Period[]) => void;
  onLeave: () => void;
}

/** A weekday: closed, or open for one or two periods. */
export function DayHours({ name: day, periods, problems, onChange, onLeave }: DayHoursProps) {
  const { t } = useTranslation('arenas');
  return (
    <li className="flex flex-col gap-2 py-2.5 sm:flex-row sm:items-start sm:gap-4">
      <span className="font-semibold sm:w-28 sm:pt-2.5">{day}</span>
      <div className="flex min-w-0 grow flex-col gap-2">
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
          className="self-start"
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
  const { t } = useTranslation('arenas');
  const errorId = useId();
  const time = (end: keyof Period, label: string) => (
    <Input
      type="time"
      aria-label={label}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem && errorId}
      className="!w-36 min-w-0 shrink"
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
