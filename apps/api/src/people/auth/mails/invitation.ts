import { action, aside, emailLayout, line, type MailTemplate, siteLink } from '../../../platform/mail/index.js';

interface Invitation {
  firstName: string;
  /** The company that the person will administer. */
  by: string;
  /** Null if the account already has a password. */
  token: string | null;
  days: number;
}

export const invitation: MailTemplate<Invitation> = {
  name: 'invitation',
  render({ firstName, by, token, days }, locale, origin) {
    const address =
      token === null
        ? siteLink(origin, locale, '/login')
        : `${siteLink(origin, locale, '/reset-password')}?token=${encodeURIComponent(token)}&invited=1`;
    return locale === 'fr'
      ? emailLayout({
          locale,
          origin,
          subject: `Invitation à gérer ${by}`,
          preview: `Gérez les arénas de ${by} dans le tableau de bord.`,
          title: 'Vous êtes invité',
          blocks: [
            line(`Bonjour ${firstName}, vous gérez maintenant les arénas de ${by} dans le tableau de bord.`),
            action(token === null ? 'Se connecter' : 'Choisir un mot de passe', address),
            ...(token === null ? [] : [aside(`Le lien fonctionne une seule fois, pendant ${days} jours.`)]),
            aside('Vous ne connaissez pas cette entreprise? Ignorez ce message.'),
          ],
        })
      : emailLayout({
          locale,
          origin,
          subject: `You are invited to manage ${by}`,
          preview: `Manage the arenas of ${by} in the dashboard.`,
          title: 'You are invited',
          blocks: [
            line(`Hello ${firstName}, you now manage the arenas of ${by} in the dashboard.`),
            action(token === null ? 'Log in' : 'Choose a password', address),
            ...(token === null ? [] : [aside(`The link works once, for ${days} days.`)]),
            aside('Do not know this company? Ignore this message.'),
          ],
        });
  },
};
