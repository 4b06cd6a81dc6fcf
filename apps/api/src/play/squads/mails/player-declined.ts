import { action, highlight, emailLayout, line, type MailTemplate } from '../../../platform/mail/index.js';
import { whenAndWhere } from '../../slots/index.js';
import { type SquadEmail, teamLabel } from './squad-letter.js';

const words = {
  en: {
    subject: (player: string) => `${player} cannot play`,
    title: 'A player has declined',
    body: (player: string) => `${player} is not coming to the tournament.`,
    ask: 'Name someone else on your booking page, and we’ll invite them. You can change your squad until it starts.',
    button: 'Change my squad',
  },
  fr: {
    subject: (player: string) => `${player} ne pourra pas jouer`,
    title: 'Un joueur a décliné',
    body: (player: string) => `${player} ne sera pas au tournoi.`,
    ask: 'Désignez quelqu’un d’autre sur la page de votre réservation, et nous l’inviterons. Vous pouvez modifier l’équipe jusqu’au début.',
    button: 'Modifier mon équipe',
  },
} as const;

/** Tells the captain which player is not coming, and where to name another player. */
export const playerDeclined: MailTemplate<SquadEmail> = {
  name: 'player-declined',
  render({ player, link }, locale, origin) {
    const text = words[locale];
    const body = text.body(player.name);
    return emailLayout({
      ...{ locale, origin, subject: text.subject(player.name), preview: body, title: text.title },
      blocks: [
        highlight(teamLabel[locale], player.teamName ?? ''),
        line(body),
        ...whenAndWhere({ slot: player.slot, teamName: null }, locale),
        line(text.ask),
        action(text.button, link),
      ],
    });
  },
};
