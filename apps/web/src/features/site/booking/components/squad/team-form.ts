import { limits, type Locale, squadFields, userFields, validateField } from '@dronesoccer/contracts';
import { storedTexts } from '@/lib/forms/texts';
import type { TeamDraft } from '../../model/draft';

const rows = [0, 1, 2, 3, 4] as const;
type Row = (typeof rows)[number];

/** A team as it is typed: flat, so that its fields stand in a form beside others. */
export type TeamForm = Record<`playerName${Row}` | `playerEmail${Row}`, string> & {
  teamName: string;
  /** The row of the striker. */
  striker: string;
  /** How many rows are shown. */
  players: number;
  /** The players are named later; what was typed of them stays. */
  isSquadLater: boolean;
};

const texts = {
  ...{ teamName: '', striker: '0' },
  ...{ playerName0: '', playerName1: '', playerName2: '', playerName3: '', playerName4: '' },
  ...{ playerEmail0: '', playerEmail1: '', playerEmail2: '', playerEmail3: '', playerEmail4: '' },
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
  return { ...storedTexts(value, texts), players: shown ?? limits.squad.min, isSquadLater: isSquadLater === true };
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
  ]);
  const typed = { ...Object.fromEntries(named), teamName: name, striker: String(striker) };
  return parseTeam({ ...typed, players: players.length, isSquadLater });
}

/** The same as it is kept and sent. */
export const teamDraftOf = (values: TeamForm): TeamDraft => ({
  name: values.teamName,
  players: rowsOf(values).map((row) => ({ name: values[`playerName${row}`], email: values[`playerEmail${row}`] })),
  striker: Number(values.striker),
  isSquadLater: values.isSquadLater,
});

/** One row less: those behind it move up, and the striker stays who it was. */
export function withoutRow(values: TeamForm, gone: Row): TeamForm {
  const left = rowsOf(values).filter((row) => row !== gone);
  const moved = left.flatMap((row, place) => [
    [`playerName${place}`, values[`playerName${row}`]] as const,
    [`playerEmail${place}`, values[`playerEmail${row}`]] as const,
  ]);
  const striker = left.findIndex((row) => String(row) === values.striker);
  const { teamName, isSquadLater } = values;
  const typed = { ...Object.fromEntries(moved), teamName, striker: String(Math.max(0, striker)) };
  return { ...parseTeam({ ...typed, players: left.length }), isSquadLater };
}
