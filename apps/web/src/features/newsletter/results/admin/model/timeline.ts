import type { CampaignResultsWire } from '@dronesoccer/contracts';
import { msPerHour } from '@dronesoccer/domain';

type Point = CampaignResultsWire['timeline'][number];

/** The number of hours that are counted individually. */
const hourly = 48;

export interface Timeline {
  /** All hours from the start to the last one with an event. */
  hours: Point[];
  /** Periods of 24 hours after the first 48 hours, empty if nothing happened in them. */
  days: Point[];
}

/** Returns the complete timeline, including the empty periods that the API leaves out. */
export function fullTimeline({ startedAt, timeline }: Pick<CampaignResultsWire, 'startedAt' | 'timeline'>): Timeline {
  if (startedAt === null) return { hours: [], days: [] };
  const start = Date.parse(startedAt);
  const hoursIn = ({ at }: Point): number => Math.round((Date.parse(at) - start) / msPerHour);
  const known = new Map(timeline.map((point) => [hoursIn(point), point]));
  const spans = (from: number, step: number, of: readonly number[]): Point[] => {
    const last = Math.max(...of);
    const count = of.length === 0 ? 0 : (last - from) / step + 1;
    return Array.from({ length: count }, (_, index) => {
      const at = from + index * step;
      return (
        known.get(at) ?? { at: new Date(start + at * msPerHour).toISOString(), sent: 0, people: 0, unsubscribes: 0 }
      );
    });
  };
  const happened = [...known.keys()];
  return {
    hours: spans(
      0,
      1,
      happened.filter((at) => at < hourly),
    ),
    days: spans(
      hourly,
      24,
      happened.filter((at) => at >= hourly),
    ),
  };
}
