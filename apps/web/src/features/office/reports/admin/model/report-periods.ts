import {
  type CallQuery,
  isDay,
  type ReportComparison,
  reportComparisons,
  type ReportName,
  reportNames,
} from '@dronesoccer/contracts';
import { type DayPeriod, type Quarter, quarterOf } from '@dronesoccer/domain';
import { todayText } from '@/lib/days';

/** The number of quarters that are offered as buttons, the current one included. */
const offeredQuarters = 5;

/** Returns the current quarter and those before it, the latest first. */
export const latestQuarters = (today = todayText()): Quarter[] =>
  Array.from({ length: offeredQuarters }, (_, index) => quarterOf(today, -index));

export interface ReportChoice extends DayPeriod {
  report: ReportName;
  compare: ReportComparison;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, usual: Value): Value =>
  values.find((value) => value === text) ?? usual;

/** Reads the report and its period from the address. The default is the tax of the quarter that ended last. */
export function choiceOf(search: URLSearchParams, today = todayText()): ReportChoice {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const last = quarterOf(today, -1);
  return {
    report: oneOf(reportNames, search.get('report'), 'taxes'),
    compare: oneOf(reportComparisons, search.get('compare'), 'previous'),
    ...(isDay(from) && isDay(to) && from <= to ? { from, to } : { from: last.from, to: last.to }),
  };
}

export const choiceSearch = (choice: CallQuery<'reports.admin.table'>): string =>
  `?${new URLSearchParams(Object.entries(choice).map(([name, value]) => [name, String(value)])).toString()}`;
