import { action, line } from '../../../platform/mail/index.js';
import type { PlayerView } from '../squads.queries.js';
import { cancelReasonBlocks } from '../../slots/index.js';
import { type SquadEmail, squadMail } from './squad-letter.js';

const words = {
  en: {
    moved: {
      subject: (team: string) => `New time for your team ${team}`,
      title: 'Your team has a new time',
      body: 'The tournament that you confirmed takes place at another time.',
      rest: 'If you are still coming, there is nothing to do. If not, please decline, and we let your captain know.',
      button: 'Confirm or decline',
    },
    cancelled: {
      subject: (team: string) => `Your team ${team} is not playing`,
      title: 'Your team is not playing',
      body: 'Your team’s entry in this tournament was cancelled.',
    },
    out: {
      subject: (team: string) => `You are no longer on the team ${team}`,
      title: 'The squad has changed',
      body: 'The captain has named other players for this tournament, so you are no longer in the squad.',
    },
    nothing: 'There is nothing to do.',
  },
  fr: {
    moved: {
      subject: (team: string) => `Nouvelle heure pour votre équipe ${team}`,
      title: 'Votre équipe a une nouvelle heure',
      body: 'Le tournoi auquel vous avez confirmé votre présence a lieu à un autre moment.',
      rest: 'Si vous venez toujours, vous n’avez rien à faire. Sinon, veuillez décliner : nous aviserons votre capitaine.',
      button: 'Confirmer ou décliner',
    },
    cancelled: {
      subject: (team: string) => `Votre équipe ${team} ne jouera pas`,
      title: 'Votre équipe ne jouera pas',
      body: 'L’inscription de votre équipe à ce tournoi a été annulée.',
    },
    out: {
      subject: (team: string) => `Vous ne faites plus partie de l’équipe ${team}`,
      title: 'L’équipe a changé',
      body: 'Le capitaine a désigné d’autres joueurs pour ce tournoi : vous ne faites plus partie de l’équipe.',
    },
    nothing: 'Vous n’avez rien à faire.',
  },
} as const;

/** Tells confirmed players that the tournament has a new time. */
export const squadMoved = squadMail<SquadEmail>('squad-moved', ({ player: { teamName, slot }, link }, locale) => {
  const { subject, title, body, rest, button } = words[locale].moved;
  const team = teamName ?? '';
  return { team, slot, subject: subject(team), title, body, rest: [line(rest), action(button, link)] };
});

/** Tells invited and confirmed players that the team is no longer coming. */
export const squadCancelled = squadMail<SquadEmail>('squad-cancelled', ({ player: { teamName, slot } }, locale) => {
  const { subject, title, body } = words[locale].cancelled;
  const team = teamName ?? '';
  return {
    team,
    slot,
    subject: subject(team),
    title,
    body,
    rest: [...cancelReasonBlocks(slot, locale), line(words[locale].nothing)],
  };
});

/** Tells a confirmed player that the captain removed them. */
export const squadTakenOut = squadMail<{ team: string; slot: PlayerView['slot'] }>(
  'squad-taken-out',
  ({ team, slot }, locale) => {
    const { subject, title, body } = words[locale].out;
    return { team, slot, subject: subject(team), title, body, rest: [line(words[locale].nothing)] };
  },
);
