import { action, aside, line } from '../../../platform/mail/index.js';
import { type SquadEmail, squadMail } from './squad-letter.js';

const words = {
  en: {
    subject: (captain: string, team: string) => `${captain} wants you on the team ${team}`,
    title: 'Are you in?',
    body: (captain: string) => `${captain} has entered a team in a drone soccer tournament and named you as a player.`,
    striker: 'You would fly as the striker, the one player who can score.',
    reserve: 'You are named as a reserve: you fly if another player cannot.',
    ask: 'Please say whether you are coming. You can change your answer until it starts, and you have nothing to pay.',
    button: 'Confirm or decline',
    unknown: 'If you do not know this team, you can decline or ignore this message.',
  },
  fr: {
    subject: (captain: string, team: string) => `${captain} vous invite dans l’équipe ${team}`,
    title: 'Serez-vous de la partie?',
    body: (captain: string) =>
      `${captain} a inscrit une équipe à un tournoi de drone soccer et vous a désigné comme joueur.`,
    striker: 'Vous seriez l’attaquant, le seul joueur qui peut marquer.',
    reserve: 'Vous êtes réserviste : vous volez si un autre joueur ne le peut pas.',
    ask: 'Veuillez indiquer si vous venez. Vous pouvez changer de réponse jusqu’au début, et vous n’avez rien à payer.',
    button: 'Confirmer ou décliner',
    unknown: 'Si vous ne connaissez pas cette équipe, vous pouvez décliner ou ignorer ce message.',
  },
} as const;

/** Invites a player after their team is confirmed. */
export const squadInvitation = squadMail<SquadEmail>('squad-invitation', ({ player, link }, locale) => {
  const text = words[locale];
  const { captain, teamName, isStriker, isReserve, slot } = player;
  const team = teamName ?? '';
  return {
    ...{ team, slot, subject: text.subject(captain, team), title: text.title, body: text.body(captain) },
    rest: [
      ...(isStriker ? [line(text.striker)] : []),
      ...(isReserve ? [line(text.reserve)] : []),
      line(text.ask),
      action(text.button, link),
      aside(text.unknown),
    ],
  };
});
