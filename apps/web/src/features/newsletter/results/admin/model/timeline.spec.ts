import { msPerHour } from '@dronesoccer/domain';
import { expect, it } from 'vitest';
import { fullTimeline } from './timeline';

const startedAt = '2026-11-20T15:30:00.000Z';
const at = (hours: number): string => new Date(Date.parse(startedAt) + hours * msPerHour).toISOString();
const point = (hours: number, people: number) => ({ at: at(hours), sent: 0, people, unsubscribes: 0 });

it('has the hours and days between those in which something happened', () => {
  const { hours, days } = fullTimeline({ startedAt, timeline: [point(1, 4), point(3, 1), point(48, 2), point(96, 7)] });
  expect(hours).toEqual([point(0, 0), point(1, 4), point(2, 0), point(3, 1)]);
  expect(days).toEqual([point(48, 2), point(72, 0), point(96, 7)]);
});

it('is empty before a campaign begins, and has no days before there was anything on one', () => {
  expect(fullTimeline({ startedAt: null, timeline: [] })).toEqual({ hours: [], days: [] });
  expect(fullTimeline({ startedAt, timeline: [] })).toEqual({ hours: [], days: [] });
  expect(fullTimeline({ startedAt, timeline: [point(0, 1)] }).days).toEqual([]);
});
