import { type Weekday, weekdays } from '@dronesoccer/contracts';
import { Plus, X } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '@/lib/cx';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { FieldError } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { type Week, withSame } from './week';

interface WeekRowsProps<End extends string> {
  week: Week<Record<End, string>>;
  /** The names of a span's start and end. */
  ends: readonly [End, End];
  onChange: (week: Week<Record<End, string>>) => void;
  onLeave: () => void;
  /** The error of the week as a whole. */
  error: string | undefined;
  /** Returns the message for a span, by its index within the day from 0. */
  problemOf: (day: Weekday, place: number) => string | undefined;
  /** Returns the first values of a day's next span. */
  next: (spans: readonly Record<End, string>[]) => Record<End, string>;
  /** The maximum number of spans per day. */
  max?: number;
  /** Receives the focus when the week is invalid. */
  ref: Ref<HTMLDivElement>;
  words: WeekWords<End>;
  /** Places the spans of a day. */
  className: string;
}

interface WeekWords<End extends string> {
  /** The weekday's name in the page's language. */
  day: (day: Weekday) => string;
  none: string;
  to: string;
  add: string;
  addFor: (day: string) => string;
  /** The labels of a span's inputs and of the button that removes it. `number` counts from 1. */
  end: (end: End, day: string, number: number) => string;
  remove: (day: string, number: number) => string;
  sameHint: string;
  sameWeekdays: string;
  sameEveryDay: string;
}

const monday = weekdays[0];
const workdays = weekdays.slice(0, 5);

/** The times of a week, day by day. Monday's times can be copied to other days. */
export function WeekRows<End extends string>(props: WeekRowsProps<End>) {
  const { week, ends, onChange, onLeave, error, problemOf, next, max = Infinity, ref, words, className } = props;
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <FieldError error={error} />
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {weekdays.map((weekday) => {
          const spans = week[weekday];
          const day = words.day(weekday);
          const set = (changed: Record<End, string>[]) => onChange({ ...week, [weekday]: changed });
          return (
            <li
              key={weekday}
              className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1.5 py-2 sm:grid-cols-[7rem_1fr_auto]"
            >
              <span className="col-start-1 row-start-1 pt-2.5 font-semibold first-letter:uppercase">{day}</span>
              {/* On a phone the times are below the day and its button. */}
              <div
                className={cx(
                  'row-start-2 flex min-w-0 gap-y-2 max-sm:col-span-2 sm:col-start-2 sm:row-start-1',
                  className,
                )}
              >
                {spans.length === 0 && <span className="text-muted sm:pt-2.5">{words.none}</span>}
                {spans.map((span, place) => (
                  <SpanFields
                    key={place}
                    span={span}
                    ends={ends}
                    labelOf={(end) => words.end(end, day, place + 1)}
                    problem={problemOf(weekday, place)}
                    onChange={(changed) => set(spans.map((each, at) => (at === place ? changed : each)))}
                    onLeave={onLeave}
                    to={words.to}
                  >
                    <IconButton
                      icon={X}
                      label={words.remove(day, place + 1)}
                      onClick={() => set(spans.filter((_, at) => at !== place))}
                    />
                  </SpanFields>
                ))}
              </div>
              {spans.length < max && (
                <Button
                  variant="quiet"
                  className="col-start-2 row-start-1 sm:col-start-3"
                  aria-label={words.addFor(day)}
                  onClick={() => set([...spans, next(spans)])}
                >
                  <Plus aria-hidden className="size-4.5" />
                  {words.add}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-sm text-muted">{words.sameHint}</span>
        <Button variant="outline" onClick={() => onChange(withSame(week, monday, workdays))}>
          {words.sameWeekdays}
        </Button>
        <Button variant="outline" onClick={() => onChange(withSame(week, monday, weekdays))}>
          {words.sameEveryDay}
        </Button>
      </div>
    </div>
  );
}

interface SpanFieldsProps<End extends string> {
  span: Record<End, string>;
  ends: readonly [End, End];
  labelOf: (end: End) => string;
  problem: string | undefined;
  onChange: (span: Record<End, string>) => void;
  onLeave: () => void;
  to: string;
  children: ReactNode;
}

function SpanFields<End extends string>(props: SpanFieldsProps<End>) {
  const { span, ends, labelOf, problem, onChange, onLeave, to, children } = props;
  const errorId = useId();
  const [first, second] = ends.map((end) => (
    <Input
      key={end}
      type="time"
      aria-label={labelOf(end)}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem && errorId}
      className="!w-32 min-w-0 !px-2.5"
      value={span[end]}
      onChange={({ target }) => onChange({ ...span, [end]: target.value })}
      onBlur={onLeave}
    />
  ));
  return (
    <div>
      <div className="flex flex-wrap items-center gap-1.5">
        {first}
        <span className="text-muted">{to}</span>
        {second}
        {children}
      </div>
      {problem && (
        <p id={errorId} className="mt-1 text-sm font-semibold text-red">
          {problem}
        </p>
      )}
    </div>
  );
}
