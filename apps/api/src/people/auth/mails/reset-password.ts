import { action, aside, emailLayout, line, type MailTemplate, siteLink } from '../../../platform/mail/index.js';

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
      ? emailLayout({
          locale,
          origin,
          subject: 'Choisissez un nouveau mot de passe',
          preview: 'Le lien pour choisir un nouveau mot de passe.',
          title: 'Un nouveau mot de passe',
          blocks: [
            line(`Bonjour ${firstName}, cliquez ci-dessous pour choisir un nouveau mot de passe.`),
            action('Choisir un mot de passe', address),
            aside(
              `Le lien fonctionne une seule fois, pendant ${hours === 1 ? 'une heure' : `${hours} heures`}. Vous serez déconnecté de tous vos appareils.`,
            ),
            aside('Vous n’avez rien demandé? Ignorez ce message : votre mot de passe reste le même.'),
          ],
        })
      : emailLayout({
          locale,
          origin,
          subject: 'Choose a new password',
          preview: 'The link to choose a new password.',
          title: 'A new password',
          blocks: [
            line(`Hello ${firstName}, click below to choose a new password.`),
            action('Choose a password', address),
            aside(
              `The link works once, for ${hours === 1 ? 'one hour' : `${hours} hours`}. You will be logged out on all your devices.`,
            ),
            aside('Did not ask for this? Ignore this message: your password will not change.'),
          ],
        });
  },
};
