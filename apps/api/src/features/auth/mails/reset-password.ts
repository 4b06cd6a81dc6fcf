import { action, aside, letter, line, type MailTemplate, siteLink } from '../../../platform/mail/index.js';

interface ResetPassword {
  firstName: string;
  token: string;
  hours: number;
}

export const resetPassword: MailTemplate<ResetPassword> = {
  name: 'reset-password',
  render({ firstName, token, hours }, locale, origin) {
    const address = `${siteLink(origin, locale, '/reset-password')}?token=${encodeURIComponent(token)}`;
    return locale === 'fr'
      ? letter({
          locale,
          origin,
          subject: 'Choisissez un nouveau mot de passe',
          preview: 'Le lien pour choisir un nouveau mot de passe.',
          title: 'Un nouveau mot de passe',
          blocks: [
            line(`Bonjour ${firstName}, vous pouvez choisir ici un nouveau mot de passe pour votre compte.`),
            action('Choisir un mot de passe', address),
            aside(
              `Le lien fonctionne une seule fois, pendant ${hours === 1 ? 'une heure' : `${hours} heures`}. Il ferme toutes les sessions ouvertes.`,
            ),
            aside('Vous n’avez rien demandé? Ignorez ce message : votre mot de passe reste le même.'),
          ],
        })
      : letter({
          locale,
          origin,
          subject: 'Choose a new password',
          preview: 'The link to choose a new password.',
          title: 'A new password',
          blocks: [
            line(`Hello ${firstName}, here you can choose a new password for your account.`),
            action('Choose a password', address),
            aside(
              `The link works once, for ${hours === 1 ? 'one hour' : `${hours} hours`}. It signs you out everywhere.`,
            ),
            aside('You did not ask for this? Then ignore this message: your password stays as it is.'),
          ],
        });
  },
};
