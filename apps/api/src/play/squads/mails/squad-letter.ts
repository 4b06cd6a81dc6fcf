import { type Locale, type LocalText, PlayerState, SlotType } from '@dronesoccer/contracts';
import { isTeamComplete } from '@dronesoccer/domain';
import { type Block, highlight, emailLayout, line, type MailTemplate } from '../../../platform/mail/index.js';
import type { PlayerRow, PlayerView } from '../squads.queries.js';
import { type ArenaSlotRow, whenAndWhere } from '../../slots/index.js';

/** The data for every email about a player. */
export interface SquadEmail {
  player: PlayerView;
  /** The player's page, opened by its signed link; for the captain, the booking's page. */
  link: string;
}

/** The text of an email. */
interface EmailContent {
  subject: string;
  title: string;
  /** The first sentence, which is also the preview text. */
  body: string;
  /** The blocks after the time and the place. */
  rest: readonly Block[];
}

export const teamLabel: LocalText = { en: 'Team', fr: 'Équipe' };

const named: LocalText = {
  en: 'You’re receiving this because a team captain entered your address.',
  fr: 'Vous recevez ce message parce qu’une personne a inscrit votre adresse dans son équipe.',
};

/** Builds an email to a person whom a captain named: the team, the news, the time and place, and the next step. */
export function squadMail<Data extends object>(
  name: string,
  write: (data: Data, locale: Locale) => EmailContent & { team: string; slot: PlayerView['slot'] },
): MailTemplate<Data> {
  return {
    name,
    reason: named,
    render(data, locale, origin) {
      const { subject, title, body, rest, team, slot } = write(data, locale);
      const blocks = [
        highlight(teamLabel[locale], team),
        line(body),
        ...whenAndWhere({ slot, teamName: null }, locale),
        ...rest,
      ];
      return emailLayout({ locale, origin, subject, preview: body, title, blocks });
    },
  };
}

const words = {
  en: {
    unnamed: 'Your team has no name and no players yet. Enter them on your booking page before it starts.',
    none: 'Your squad has no players yet. Enter them on your booking page, and we’ll invite them.',
    missing: (names: string) => `Your squad is not complete yet. Not confirmed so far: ${names}.`,
    declined: (name: string) => `${name} (declined)`,
  },
  fr: {
    unnamed:
      'Votre équipe n’a encore ni nom ni joueurs. Inscrivez-les sur la page de votre réservation avant le début.',
    none: 'Votre équipe n’a pas encore de joueurs. Inscrivez-les sur la page de votre réservation, et nous les inviterons.',
    missing: (names: string) => `Votre équipe n’est pas encore complète. Sans confirmation à ce jour : ${names}.`,
    declined: (name: string) => `${name} (a décliné)`,
  },
} as const;

/** Returns the captain's open tasks, or nothing if the team can play or the booking is not for a tournament. */
export function squadStanding(
  { slot, teamName, squad }: { slot: ArenaSlotRow; teamName: string | null; squad: readonly PlayerRow[] },
  locale: Locale,
): Block[] {
  if (slot.type !== SlotType.TOURNAMENT || isTeamComplete(squad)) return [];
  const text = words[locale];
  if (teamName === null) return [line(text.unnamed)];
  if (squad.length === 0) return [line(text.none)];
  const missing = squad.filter(({ state }) => state !== PlayerState.CONFIRMED);
  const names = missing.map(({ name, state }) => (state === PlayerState.DECLINED ? text.declined(name) : name));
  return [line(text.missing(names.join(', ')))];
}
