import { type LocalText, PlayerState, SlotType } from '@dronesoccer/contracts';
import { isTeamComplete } from '@dronesoccer/domain';
import {
  action,
  aside,
  defineEmails,
  highlight,
  type Language,
  line,
  type Part,
} from '../../../platform/mail/index.js';
import { type ArenaSlotRow, cancelReason, timeAndPlace } from '../../slots/index.js';
import type { PlayerRow, PlayerView } from '../squads.queries.js';

/** The facts that the emails about a player show. */
export interface SquadFacts {
  player: PlayerView;
  /** The player's page, opened by its signed link; for the captain, the booking's page. */
  link: string;
}

const teamLabel: LocalText = { en: 'Team', fr: 'Équipe' };

/** The properties of an email to a person whom a captain named. */
const teamText = {
  reason: {
    en: 'You’re receiving this because a team captain entered your address.',
    fr: 'Vous recevez ce message parce qu’une personne a inscrit votre adresse dans son équipe.',
  },
};

const squadEmail = defineEmails<SquadFacts>({
  above: ({ player }, { locale }) => highlight(teamLabel[locale], player.teamName ?? ''),
});

const theSlot = ({ player: { slot } }: SquadFacts, language: Language): Part => timeAndPlace({ slot }, language);

export const squadEmails = {
  /** Invites a player after their team is confirmed. */
  invitation: squadEmail('squad-invitation', {
    ...teamText,
    en: ({ player: { captain, teamName } }) => ({
      subject: `${captain} wants you on the team ${teamName ?? ''}`,
      title: 'Are you in?',
      body: `${captain} has entered a team in a drone soccer tournament and named you as a player.`,
      striker: 'You would fly as the striker, the one player who can score.',
      reserve: 'You are named as a reserve: you fly if another player cannot.',
      ask: 'Please say whether you are coming. You can change your answer until it starts, and you have nothing to pay.',
      button: 'Confirm or decline',
      unknown: 'If you do not know this team, you can decline or ignore this message.',
    }),
    fr: ({ player: { captain, teamName } }) => ({
      subject: `${captain} vous invite dans l’équipe ${teamName ?? ''}`,
      title: 'Serez-vous de la partie?',
      body: `${captain} a inscrit une équipe à un tournoi de drone soccer et vous propose d’y jouer.`,
      striker: 'Vous joueriez à l’attaque : personne d’autre dans l’équipe ne peut marquer.',
      reserve: 'Vous êtes réserviste : vous volez si un autre joueur ne le peut pas.',
      ask: 'Dites-nous si vous venez. Vous pouvez changer votre réponse jusqu’au début, et vous n’avez rien à payer.',
      button: 'Confirmer ou décliner',
      unknown: 'Si vous ne connaissez pas cette équipe, vous pouvez décliner ou ignorer ce message.',
    }),
    blocks: (text, { player, link }) => [
      theSlot,
      player.isStriker && line(text.striker),
      player.isReserve && line(text.reserve),
      line(text.ask),
      action(text.button, link),
      aside(text.unknown),
    ],
  }),
  /** Tells confirmed players that the tournament has a new time. */
  moved: squadEmail('squad-moved', {
    ...teamText,
    en: ({ player: { teamName } }) => ({
      subject: `New time for your team ${teamName ?? ''}`,
      title: 'Your tournament has a new time',
      body: 'The tournament you are confirmed for has moved to another time.',
      rest: 'If you are still coming, there is nothing to do. If not, please decline, and we’ll let your captain know.',
      button: 'Confirm or decline',
    }),
    fr: ({ player: { teamName } }) => ({
      subject: `Nouvelle heure pour votre équipe ${teamName ?? ''}`,
      title: 'Le tournoi de votre équipe a une nouvelle heure',
      body: 'Le tournoi auquel vous avez confirmé votre présence a lieu à un autre moment.',
      rest: 'Si vous venez toujours, vous n’avez rien à faire. Sinon, déclinez l’invitation : nous aviserons votre capitaine.',
      button: 'Confirmer ou décliner',
    }),
    blocks: ({ rest, button }, { link }) => [theSlot, line(rest), action(button, link)],
  }),
  /** Tells invited and confirmed players that the team is no longer coming. */
  cancelled: squadEmail('squad-cancelled', {
    ...teamText,
    en: ({ player: { teamName } }) => ({
      subject: `Your team ${teamName ?? ''} is not playing`,
      title: 'Your team is not playing',
      body: 'Your team’s entry in this tournament was cancelled.',
      nothing: 'There is nothing to do.',
    }),
    fr: ({ player: { teamName } }) => ({
      subject: `Votre équipe ${teamName ?? ''} ne jouera pas`,
      title: 'Votre équipe ne jouera pas',
      body: 'L’inscription de votre équipe à ce tournoi a été annulée.',
      nothing: 'Vous n’avez rien à faire.',
    }),
    blocks: ({ nothing }, { player }, language) => [theSlot, cancelReason(player, language), line(nothing)],
  }),
  /** Tells the captain which player is not coming, and where to name another player. */
  declined: squadEmail('player-declined', {
    en: ({ player: { name } }) => ({
      subject: `${name} cannot play`,
      title: 'A player has declined',
      body: `${name} is not coming to the tournament.`,
      ask: 'Name someone else on your booking page, and we’ll invite them. You can change your team until the tournament starts.',
      button: 'Change my team',
    }),
    fr: ({ player: { name } }) => ({
      subject: `${name} ne pourra pas jouer`,
      title: 'Un joueur a décliné',
      body: `${name} ne sera pas au tournoi.`,
      ask: 'Désignez quelqu’un d’autre sur la page de votre réservation, et nous l’inviterons. Vous pouvez modifier l’équipe jusqu’au début.',
      button: 'Modifier mon équipe',
    }),
    blocks: ({ ask, button }, { link }) => [theSlot, line(ask), action(button, link)],
  }),
};

/** Tells a confirmed player that the captain removed them. */
export const squadTakenOut = defineEmails<{ team: string; slot: ArenaSlotRow }>({
  ...teamText,
  above: ({ team }, { locale }) => highlight(teamLabel[locale], team),
})('squad-taken-out', {
  en: ({ team }) => ({
    subject: `You are no longer on the team ${team}`,
    title: 'Your team has changed',
    body: 'The captain has named other players for this tournament, so you are no longer on the team.',
    nothing: 'There is nothing to do.',
  }),
  fr: ({ team }) => ({
    subject: `Vous ne faites plus partie de l’équipe ${team}`,
    title: 'L’équipe a changé',
    body: 'Le capitaine a désigné d’autres joueurs pour ce tournoi : vous ne faites plus partie de l’équipe.',
    nothing: 'Vous n’avez rien à faire.',
  }),
  blocks: ({ nothing }) => [timeAndPlace, line(nothing)],
});

const words = {
  en: {
    unnamed: 'Your team has no name and no players yet. Enter them on your booking page before it starts.',
    none: 'Your team has no players yet. Enter them on your booking page, and we’ll invite them.',
    missing: (names: string) => `Your team is not complete yet. Not confirmed so far: ${names}.`,
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
export function squadProgress(
  { slot, teamName, squad }: { slot: ArenaSlotRow; teamName: string | null; squad: readonly PlayerRow[] },
  { locale }: Language,
): Part {
  if (slot.type !== SlotType.TOURNAMENT || isTeamComplete(squad)) return null;
  const text = words[locale];
  if (teamName === null) return line(text.unnamed);
  if (squad.length === 0) return line(text.none);
  const missing = squad.filter(({ state }) => state !== PlayerState.CONFIRMED);
  const names = missing.map(({ name, state }) => (state === PlayerState.DECLINED ? text.declined(name) : name));
  return line(text.missing(names.join(', ')));
}
