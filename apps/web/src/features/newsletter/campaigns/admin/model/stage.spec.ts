import { type CampaignRunWire, CampaignStatus, type DeliveryCounts } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { isMoving, percentOf, secondsLeft, stageOf } from './stage';

const at = '2026-11-23T12:00:00.000Z';
const none: DeliveryCounts = { pending: 0, sending: 0, sent: 0, failed: 0, unknown: 0, skipped: 0 };
const prepared: CampaignRunWire = {
  startedAt: null,
  pausedAt: null,
  pauseReason: null,
  cancelledAt: null,
  endedAt: null,
  counts: none,
  perSecond: 50,
};
const { DRAFT, SCHEDULED, SENT, CANCELLED } = CampaignStatus;

describe('the stage of a campaign', () => {
  it.each([
    [DRAFT, null, 'draft'],
    [SCHEDULED, null, 'scheduled'],
    [SCHEDULED, prepared, 'scheduled'],
    [DRAFT, { ...prepared, startedAt: at }, 'sending'],
    [SCHEDULED, { ...prepared, startedAt: at, pausedAt: at }, 'paused'],
    [SCHEDULED, { ...prepared, pausedAt: at, pauseReason: 'overdue' }, 'held'],
    [SENT, { ...prepared, startedAt: at, endedAt: at }, 'sent'],
    [CANCELLED, null, 'cancelled'],
    [SENT, { ...prepared, startedAt: at, pausedAt: at, endedAt: at }, 'sent'],
    [SCHEDULED, { ...prepared, startedAt: at, cancelledAt: at }, 'sending'],
    [SENT, { ...prepared, startedAt: at, cancelledAt: at, endedAt: at }, 'stopped'],
    [CANCELLED, { ...prepared, startedAt: at, cancelledAt: at, endedAt: at }, 'cancelled'],
  ] as const)('of status %i with run %j is %s', (status, run, stage) => expect(stageOf({ status, run })).toBe(stage));

  it('is never complete while a subscriber waits for the email', () => {
    const share = (counts: Partial<DeliveryCounts>) => percentOf({ counts: { ...none, ...counts }, endedAt: null });
    expect(share({ sent: 99_999, pending: 1 })).toBe(99);
    expect(share({ sent: 40, failed: 2, unknown: 1, pending: 43, sending: 14 })).toBe(43);
    expect(share({ sent: 3 })).toBe(100);
    expect(share({})).toBe(100);
  });

  it('is as complete, once it has ended, as it was sent: what was cancelled, failed or is unknown is missing', () => {
    const share = (counts: Partial<DeliveryCounts>) => percentOf({ counts: { ...none, ...counts }, endedAt: at });
    expect(share({ sent: 40, skipped: 60 })).toBe(40);
    expect(share({ sent: 29, skipped: 71 })).toBe(29);
    expect(share({ sent: 97, failed: 2, unknown: 1 })).toBe(97);
    expect(share({ sent: 99_999, failed: 1 })).toBe(99);
    expect(share({ sent: 3 })).toBe(100);
    expect(share({})).toBe(100);
  });

  it('moves while emails are sent, also when emails with an unknown outcome are sent again after the end', () => {
    const ended = { ...prepared, startedAt: at, endedAt: at };
    const again = { ...ended, counts: { ...none, sent: 4, pending: 1, sending: 1 } };
    expect(isMoving({ status: SCHEDULED, run: { ...prepared, startedAt: at } })).toBe(true);
    expect(isMoving({ status: SENT, run: { ...ended, counts: { ...none, sent: 4, unknown: 2 } } })).toBe(false);
    expect(isMoving({ status: SENT, run: again })).toBe(true);
    expect(isMoving({ status: SENT, run: { ...again, pausedAt: at } })).toBe(false);
  });

  it('knows how long the rest takes', () => {
    expect(secondsLeft({ counts: { ...none, pending: 99, sending: 2 }, perSecond: 50 })).toBe(3);
  });
});
