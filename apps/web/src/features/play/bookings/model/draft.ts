import { BookingMode, limits, PackageTier, valuesOf } from '@dronesoccer/contracts';
import { storedTexts } from '@/lib/forms/texts';
import { isRecord } from '@/lib/is-record';
import type { Attempt } from '@/lib/query/use-attempt';

/** The most players a squad has, reserves included. */
export const squadRows = limits.squad.max + limits.squadReserves;

/** A team as it is typed. */
export interface TeamDraft {
  name: string;
  players: readonly { name: string; email: string; isReserve: boolean }[];
  /** The striker's index among the players. */
  striker: number;
  /** The players are named later; what was typed of them stays. */
  isSquadLater: boolean;
}

/**
 * Everything entered about who flies. It belongs to no slot: who loses the last seat takes another slot without typing
 * anything again.
 */
export interface BookingDraft {
  mode: BookingMode;
  tier: PackageTier;
  /** A name, or an empty text, for each seat that is wanted. */
  names: readonly string[];
  fullName: string;
  email: string;
  phone: string;
  /** Someone under age flies, so a guardian declares to be responsible. */
  isForMinor: boolean;
  guardianName: string;
  hasDeclared: boolean;
  /** Of a tournament. */
  team: TeamDraft;
  /** The try to place it: the same body sent again under the same key is the same booking (promise R3). */
  attempt: Attempt | null;
  /** Whose draft it is: an account's id, or null for a guest. */
  ownerId: string | null;
}

/** The part of it that says who is responsible for someone under age. */
export type GuardianForm = Pick<BookingDraft, 'isForMinor' | 'guardianName' | 'hasDeclared'>;

/** What of it is typed as a form. */
export type WhoForm = Pick<BookingDraft, 'fullName' | 'email' | 'phone' | keyof GuardianForm>;

export const emptyDraft: BookingDraft = {
  mode: BookingMode.SHARED,
  tier: PackageTier.STANDARD,
  names: [''],
  fullName: '',
  email: '',
  phone: '',
  isForMinor: false,
  guardianName: '',
  hasDeclared: false,
  team: { name: '', players: [], striker: 0, isSquadLater: false },
  attempt: null,
  ownerId: null,
};

/** A draft is a guest's or one account's. A guest who signs in keeps it; anyone else starts a new one. */
export function draftFor(draft: BookingDraft, ownerId: string | null): BookingDraft {
  if (draft.ownerId === ownerId) return draft;
  return draft.ownerId === null ? { ...draft, ownerId } : { ...emptyDraft, ownerId };
}

/** The same names, with as many as seats are wanted: those that are left out come back when seats are added again. */
export const namesFor = (names: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, index) => names[index] ?? '');

/** Stored drafts may be old or edited: what does not fit falls back to empty, field by field. */
export function parseDraft(value: unknown): BookingDraft | null {
  if (!isRecord(value)) return null;
  const { fullName, email, phone, guardianName } = emptyDraft;
  const attempt = storedTexts(value.attempt, { key: '', body: '' });
  const names = Array.isArray(value.names) ? value.names.map((name) => (typeof name === 'string' ? name : '')) : [];
  return {
    ...storedTexts(value, { fullName, email, phone, guardianName }),
    mode: valuesOf(BookingMode).find((mode) => mode === value.mode) ?? emptyDraft.mode,
    tier: valuesOf(PackageTier).find((tier) => tier === value.tier) ?? emptyDraft.tier,
    names: names.length === 0 ? emptyDraft.names : names.slice(0, limits.bookingSeatsMax),
    isForMinor: value.isForMinor === true,
    hasDeclared: value.hasDeclared === true,
    team: parseTeam(isRecord(value.team) ? value.team : {}),
    attempt: attempt.key === '' ? null : attempt,
    ownerId: typeof value.ownerId === 'string' ? value.ownerId : null,
  };
}

function parseTeam({ name, players, striker, isSquadLater }: Record<string, unknown>): TeamDraft {
  return {
    ...storedTexts({ name }, { name: '' }),
    players: (Array.isArray(players) ? players.slice(0, squadRows) : []).map((player: unknown) => ({
      ...storedTexts(player, { name: '', email: '' }),
      isReserve: isRecord(player) && player.isReserve === true,
    })),
    striker: typeof striker === 'number' ? striker : 0,
    isSquadLater: isSquadLater === true,
  };
}
