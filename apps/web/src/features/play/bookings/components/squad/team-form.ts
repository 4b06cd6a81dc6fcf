import { limits, type Locale, squadFields, userFields, validateField } from '@dronesoccer/contracts';
import { storedTexts } from '@/lib/forms/texts';
import type { TeamDraft } from '../../model/draft';

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
type Row = (typeof rows)[number];

/** A team as it is typed: flat, so that its fields stand in a form beside others. */
export type TeamForm = Record<`playerName${Row}` | `playerEmail${Row}`, string> &
  Record<`isReserve${Row}`, boolean> & {
    teamName: string;
    /** The row of the striker. */
    striker: string;
    /** How many rows are shown. */
    players: number;
    /** The players are named later; what was typed of them stays. */
    isSquadLater: boolean;
  };

const ofEachRow = <Name extends string, Value>(
  name: Name,
  valueOf: (row: Row) => Value,
): Record<`${Name}${Row}`, Value> =>
  Object.fromEntries(rows.map((row) => [`${name}${row}`, valueOf(row)])) as Record<`${Name}${Row}`, Value>;

const texts = {
  ...{ teamName: '', striker: '0' },
  ...ofEachRow('playerName', () => ''),
  ...ofEachRow('playerEmail', () => ''),
};
export const teamFields = [
  'teamName',
  ...rows.flatMap((row) => [`playerName${row}`, `playerEmail${row}`] as const),
] as const;

export type TeamFieldName = (typeof teamFields)[number];

/** The rows that are shown. */
export const rowsOf = ({ players }: Pick<TeamForm, 'players'>): Row[] => rows.filter((row) => row < players);

function parseTeam(value: Record<string, unknown>): TeamForm {
  const { players, isSquadLater } = value;
  const shown = rows.map((row) => row + 1).find((count) => count === players && count >= limits.squad.min);
  return {
    ...storedTexts(value, texts),
    ...ofEachRow('isReserve', (row) => value[`isReserve${row}`] === true),
    players: shown ?? limits.squad.min,
    isSquadLater: isSquadLater === true,
  };
}

/** The number of shown players who fly. */
export const flyingIn = (values: TeamForm): number => rowsOf(values).filter((row) => !values[`isReserve${row}`]).length;

/** Tells whether a player can become a reserve, or fly again, without breaking the size of the squad. */
export function canSwap(values: TeamForm, row: Row): boolean {
  if (values.striker === String(row)) return false;
  if (values[`isReserve${row}`]) return flyingIn(values) < limits.squad.max;
  const reserves = values.players - flyingIn(values);
  return flyingIn(values) > limits.squad.min && reserves < limits.squadReserves;
}

/** Tells whether a player can be removed: three who fly stay. */
export const canRemove = (values: TeamForm, row: Row): boolean =>
  values.players > limits.squad.min && (values[`isReserve${row}`] || flyingIn(values) > limits.squad.min);

/** The next row: a player who flies, or a reserve once five fly; null when the squad is full. */
export function nextRow(values: TeamForm): { isReserve: boolean; change: Partial<TeamForm> } | null {
  const row = rows.find((each) => each === values.players);
  if (row === undefined) return null;
  const isReserve = flyingIn(values) >= limits.squad.max;
  return { isReserve, change: { players: values.players + 1, [`isReserve${row}`]: isReserve } };
}

/** What no single field's rule can say of a team, by field. */
export function teamProblems(
  values: TeamForm,
  locale: Locale,
  repeated: string,
): Partial<Record<TeamFieldName, string | undefined>> {
  const found: Partial<Record<TeamFieldName, string | undefined>> = {
    teamName: validateField(squadFields.teamName, values.teamName, locale) ?? undefined,
  };
  if (values.isSquadLater) return found;
  const seen = new Set<string>();
  for (const row of rowsOf(values)) {
    const email = values[`playerEmail${row}`].trim().toLowerCase();
    found[`playerName${row}`] = validateField(squadFields.playerName, values[`playerName${row}`], locale) ?? undefined;
    found[`playerEmail${row}`] =
      validateField(userFields.email, email, locale) ?? (seen.has(email) ? repeated : undefined);
    seen.add(email);
  }
  return found;
}

/** A team as it was entered or kept, to be typed over; three empty rows where it has no players. */
export function teamFormOf({ name, players, striker, isSquadLater }: TeamDraft): TeamForm {
  const named = players.flatMap((player, row) => [
    [`playerName${row}`, player.name] as const,
    [`playerEmail${row}`, player.email] as const,
    [`isReserve${row}`, player.isReserve] as const,
  ]);
  const typed = { ...Object.fromEntries<unknown>(named), teamName: name, striker: String(striker) };
  return parseTeam({ ...typed, players: players.length, isSquadLater });
}

/** The same as it is kept and sent. */
export const teamDraftOf = (values: TeamForm): TeamDraft => ({
  name: values.teamName,
  players: rowsOf(values).map((row) => ({
    name: values[`playerName${row}`],
    email: values[`playerEmail${row}`],
    isReserve: values[`isReserve${row}`],
  })),
  striker: Number(values.striker),
  isSquadLater: values.isSquadLater,
});

/** Removes a row: the rows behind it move up. The striker stays, or is the first who flies when it was the striker's row. */
export function withoutRow(values: TeamForm, gone: Row): TeamForm {
  const left = rowsOf(values).filter((row) => row !== gone);
  const moved = left.flatMap((row, place) => [
    [`playerName${place}`, values[`playerName${row}`]] as const,
    [`playerEmail${place}`, values[`playerEmail${row}`]] as const,
    [`isReserve${place}`, values[`isReserve${row}`]] as const,
  ]);
  const kept = left.findIndex((row) => String(row) === values.striker);
  const striker = kept === -1 ? left.findIndex((row) => !values[`isReserve${row}`]) : kept;
  const { teamName, isSquadLater } = values;
  const typed = { ...Object.fromEntries<unknown>(moved), teamName, striker: String(striker) };
  return { ...parseTeam({ ...typed, players: left.length }), isSquadLater };
}
