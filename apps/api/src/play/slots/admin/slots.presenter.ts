import type { SlotAdminWire, SlotGenerationWire, SlotPrices, TierPrices } from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import { presentCoachNames, presentSlot } from '../slots.presenter.js';
import type { SlotCents, SlotRow, TierCents } from '../slots.queries.js';
import type { GenerationRow } from './slot-patterns.queries.js';

export function presentAdminSlot(row: SlotRow): SlotAdminWire {
  const { taken, patternId, version } = row;
  return { ...presentSlot(row), taken, patternId, version, coachNames: presentCoachNames(row) };
}

/** The audited values of a slot. The entries outlive the accounts of coaches, so they hold no names. */
export function auditedSlot(row: SlotRow): Omit<SlotAdminWire, 'coachNames' | 'coaches' | 'offersMembership'> {
  const { coachNames: _, coaches: _coaches, offersMembership: _offers, ...slot } = presentAdminSlot(row);
  return slot;
}

export function presentGeneration({ id, total, done, made }: GenerationRow): SlotGenerationWire {
  return { id, total, done, made, state: done === total ? 'done' : 'running' };
}

const centsOf = (dollars: number | null): number | null => (dollars === null ? null : toCents(dollars));
const tierCents = ({ standard, premium }: TierPrices): TierCents => ({
  standard: centsOf(standard),
  premium: centsOf(premium),
});

export const slotCents = ({ guest, member, full }: SlotPrices): SlotCents => ({
  guest: tierCents(guest),
  member: tierCents(member),
  full: tierCents(full),
});
