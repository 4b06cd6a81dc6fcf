import { BookingMode, limits, PackageTier, valuesOf } from '@dronesoccer/contracts';
import { storedTexts } from '@/lib/forms/texts';
import { isRecord } from '@/lib/is-record';
import type { Attempt } from '@/lib/query/use-attempt';

/** The maximum number of players in a squad, including reserves. */
const squadRows = limits.squad.max + limits.squadReserves;

interface PlayerDraft {
  name: string;
  email: string;
  isReserve: boolean;
  /** The child of the account who plays, or an empty string for an invited player. */
  childId: string;
}

/** A team while it is being entered. */
export interface TeamDraft {
  name: string;
  players: readonly PlayerDraft[];
  /** The striker's index among the players. */
  striker: number;
  /** True if the players will be named later. Players entered so far are kept. */
  isSquadLater: boolean;
}

/**
 * All input about the participants. It is independent of the slot: a customer who loses the last seat can take another
 * slot without entering anything again.
 */
export interface BookingDraft {
  mode: BookingMode;
  tier: PackageTier;
  /** A name, or an empty string, for each requested seat. */
  names: readonly string[];
  /** The person of each seat: `booker`, the id of one of the account's children, or an empty string for anyone. */
  people: readonly string[];
  fullName: string;
  email: string;
  phone: string;
  /** True if a minor flies, so that a guardian must accept responsibility. */
  isForMinor: boolean;
  guardianName: string;
  hasDeclared: boolean;
  /** The team of a tournament booking. */
  team: TeamDraft;
  /** The attempt to place the booking. The same body under the same key gives the same booking (promise R3). */
  attempt: Attempt | null;
  /** The owner's account id, or null for a guest. */
  ownerId: string | null;
}

/** The part of the draft about the guardian of a minor. */
export type GuardianForm = Pick<BookingDraft, 'isForMinor' | 'guardianName' | 'hasDeclared'>;

/** The part of the draft that is edited as a form. */
export type WhoForm = Pick<BookingDraft, 'fullName' | 'email' | 'phone' | keyof GuardianForm>;

export const emptyDraft: BookingDraft = {
  mode: BookingMode.SHARED,
  tier: PackageTier.STANDARD,
  names: [''],
  people: [],
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

/** Returns the draft for its new owner. A guest who signs in keeps the draft; anyone else starts a new one. */
export function draftFor(draft: BookingDraft, ownerId: string | null): BookingDraft {
  if (draft.ownerId === ownerId) return draft;
  return draft.ownerId === null ? { ...draft, ownerId } : { ...emptyDraft, ownerId };
}

/** Returns one name per requested seat. Names that are cut off come back when seats are added again. */
export const namesFor = (names: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, index) => names[index] ?? '');

/** Parses a stored draft, which may be old or edited. Each invalid field falls back to its empty value. */
export function parseDraft(value: unknown): BookingDraft | null {
  if (!isRecord(value)) return null;
  const { fullName, email, phone, guardianName } = emptyDraft;
  const attempt = storedTexts(value.attempt, { key: '', body: '' });
  const textsIn = (list: unknown): string[] =>
    Array.isArray(list)
      ? list.slice(0, limits.bookingSeatsMax).map((each) => (typeof each === 'string' ? each : ''))
      : [];
  const names = textsIn(value.names);
  return {
    ...storedTexts(value, { fullName, email, phone, guardianName }),
    mode: valuesOf(BookingMode).find((mode) => mode === value.mode) ?? emptyDraft.mode,
    tier: valuesOf(PackageTier).find((tier) => tier === value.tier) ?? emptyDraft.tier,
    names: names.length === 0 ? emptyDraft.names : names,
    people: textsIn(value.people),
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
      ...storedTexts(player, { name: '', email: '', childId: '' }),
      isReserve: isRecord(player) && player.isReserve === true,
    })),
    striker: typeof striker === 'number' ? striker : 0,
    isSquadLater: isSquadLater === true,
  };
}
