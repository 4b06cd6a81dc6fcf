import { msPerHour } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import { type CampaignResultsWire, type VisitCounts, VisitKind } from '@dronesoccer/contracts';
import { Database } from '../../../../platform/database/index.js';
import { notFound } from '../../../../platform/errors/index.js';
import { type ResultRows, resultsOf } from './results.queries.js';

/** Reads the results of a campaign. */
@Injectable()
export class ReadResults {
  constructor(private readonly database: Database) {}

  /** @throws AppError NEWS_008 */
  async of(campaignId: string): Promise<CampaignResultsWire> {
    const rows = await this.database.snapshot((tx) => resultsOf(tx, campaignId));
    if (rows === null) throw notFound('NEWS_008');
    return presentResults(rows);
  }
}

function presentResults(rows: ResultRows): CampaignResultsWire {
  const { campaign, figures, visits, readers, links, timeline, before } = rows;
  const { startedAt } = campaign;
  return {
    counts: figures.counts,
    visits: countsOf(visits),
    readers,
    reasons: byReason(visits),
    links: links
      .map(({ position, url }) => ({ url, ...countsOf(visits.filter((visit) => visit.position === position)) }))
      .toSorted((one, other) => other.people - one.people),
    archive: countsOf(visits.filter(({ position }) => position === null)),
    unsubscribes: figures.unsubscribes,
    timeline: timeline.map(({ span, ...counts }) => ({ at: startOf(span, startedAt), ...counts })),
    startedAt: startedAt?.toISOString() ?? null,
    before: before.map((one) => ({ ...one, sentAt: one.sentAt.toISOString() })),
  };
}

/** Returns the start of a span as `resultsOf` counts spans: hours for the first two days, then days. */
function startOf(span: number, startedAt: Date | null): string {
  const hours = span < 48 ? span : (span - 46) * 24;
  return new Date((startedAt?.getTime() ?? 0) + hours * msPerHour).toISOString();
}

function countsOf(visits: ResultRows['visits']): VisitCounts {
  const of = (wanted: VisitKind) => sum(visits.filter(({ kind }) => kind === wanted).map(({ count }) => count));
  return { people: of(VisitKind.PERSON), machines: of(VisitKind.MACHINE), unknown: of(VisitKind.UNKNOWN) };
}

const byReason = (visits: ResultRows['visits']): CampaignResultsWire['reasons'] =>
  [...Map.groupBy(visits, ({ kind, reason }) => `${kind} ${reason}`).values()].flatMap((group) =>
    group.slice(0, 1).map(({ kind, reason }) => ({ kind, reason, count: sum(group.map(({ count }) => count)) })),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
