import { limits, type Locale, squadFields, userFields, validateField } from '@dronesoccer/contracts';
import { storedTexts } from '@/lib/forms/texts';
import type { TeamDraft } from '../../model/draft';

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
type Row = (typeof rows)[number];

/** A team while it is being entered. The fields are flat, so that they fit into a form with other fields. */
export type TeamForm = Record<`playerName${Row}` | `playerEmail${Row}` | `childId${Row}`, string> &
  Record<`isReserve${Row}`, boolean> & {
    teamName: string;
    /** The row of the striker, as text. */
    striker: string;
    /** The number of visible rows. */
    players: number;
    /** True if the players will be named later. Players entered so far are kept. */
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
  ...ofEachRow('childId', () => ''),
};
export const teamFields = [
  'teamName',
  ...rows.flatMap((row) => [`playerName${row}`, `playerEmail${row}`] as const),
] as const;

export type TeamFieldName = (typeof teamFields)[number];

/** Returns the visible rows. */
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

/** A person who can be added with one press. */
interface KnownPlayer {
  name: string;
  email: string;
  /** Empty for the captain. */
  childId: string;
}

/** Returns the change that adds a person, or null if there is no empty row or the person is on the team. */
export function withPlayer(values: TeamForm, { name, email, childId }: KnownPlayer): Partial<TeamForm> | null {
  if (name === '' || email === '') return null;
  const rows = rowsOf(values);
  const isOnTeam = rows.some((row) => {
    const theirs = values[`childId${row}`];
    if (childId !== '' || theirs !== '') return childId === theirs;
    return values[`playerEmail${row}`].trim().toLowerCase() === email.trim().toLowerCase();
  });
  const free = rows.find((row) => values[`playerName${row}`] === '' && values[`playerEmail${row}`] === '');
  if (isOnTeam || free === undefined) return null;
  return { [`playerName${free}`]: name, [`playerEmail${free}`]: email, [`childId${free}`]: childId };
}

/** Counts the visible players who fly. */
const flyingIn = (values: TeamForm): number => rowsOf(values).filter((row) => !values[`isReserve${row}`]).length;

/** Returns whether a player can become a reserve, or fly again, within the limits of the squad's size. */
export function canSwap(values: TeamForm, row: Row): boolean {
  if (values.striker === String(row)) return false;
  if (values[`isReserve${row}`]) return flyingIn(values) < limits.squad.max;
  const reserves = values.players - flyingIn(values);
  return flyingIn(values) > limits.squad.min && reserves < limits.squadReserves;
}

/** Returns whether a player can be removed. Three flying players must remain. */
export const canRemove = (values: TeamForm, row: Row): boolean =>
  values.players > limits.squad.min && (values[`isReserve${row}`] || flyingIn(values) > limits.squad.min);

/** Returns the next row: a flying player, or a reserve once five fly; null when the squad is full. */
export function nextRow(values: TeamForm): { isReserve: boolean; change: Partial<TeamForm> } | null {
  const row = rows.find((each) => each === values.players);
  if (row === undefined) return null;
  const isReserve = flyingIn(values) >= limits.squad.max;
  return { isReserve, change: { players: values.players + 1, [`isReserve${row}`]: isReserve } };
}

/** Returns the team's problems by field, including those that no single field rule covers. */
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
    if (values[`childId${row}`] !== '') continue;
    const email = values[`playerEmail${row}`].trim().toLowerCase();
    found[`playerName${row}`] = validateField(squadFields.playerName, values[`playerName${row}`], locale) ?? undefined;
    found[`playerEmail${row}`] =
      validateField(userFields.email, email, locale) ?? (seen.has(email) ? repeated : undefined);
    seen.add(email);
  }
  return found;
}

/** Converts an entered or stored team to form values, with three empty rows if the team has no players. */
export function teamFormOf({ name, players, striker, isSquadLater }: TeamDraft): TeamForm {
  const named = players.flatMap((player, row) => [
    [`playerName${row}`, player.name] as const,
    [`playerEmail${row}`, player.email] as const,
    [`isReserve${row}`, player.isReserve] as const,
    [`childId${row}`, player.childId] as const,
  ]);
  const typed = { ...Object.fromEntries<unknown>(named), teamName: name, striker: String(striker) };
  return parseTeam({ ...typed, players: players.length, isSquadLater });
}

/** Converts form values to the team as it is stored and sent. */
export const teamDraftOf = (values: TeamForm): TeamDraft => ({
  name: values.teamName,
  players: rowsOf(values).map((row) => ({
    name: values[`playerName${row}`],
    email: values[`playerEmail${row}`],
    isReserve: values[`isReserve${row}`],
    childId: values[`childId${row}`],
  })),
  striker: Number(values.striker),
  isSquadLater: values.isSquadLater,
});

/**
 * Removes a row and moves the following rows up. If the striker was removed, the first flying player becomes the
 * striker.
 */
export function withoutRow(values: TeamForm, gone: Row): TeamForm {
  const left = rowsOf(values).filter((row) => row !== gone);
  const moved = left.flatMap((row, place) => [
    [`playerName${place}`, values[`playerName${row}`]] as const,
    [`playerEmail${place}`, values[`playerEmail${row}`]] as const,
    [`isReserve${place}`, values[`isReserve${row}`]] as const,
    [`childId${place}`, values[`childId${row}`]] as const,
  ]);
  const kept = left.findIndex((row) => String(row) === values.striker);
  const striker = kept === -1 ? left.findIndex((row) => !values[`isReserve${row}`]) : kept;
  const { teamName, isSquadLater } = values;
  const typed = { ...Object.fromEntries<unknown>(moved), teamName, striker: String(striker) };
  return { ...parseTeam({ ...typed, players: left.length }), isSquadLater };
}
