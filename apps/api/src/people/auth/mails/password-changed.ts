import { action, emailLayout, line, type MailTemplate, siteLink } from '../../../platform/mail/index.js';

interface PasswordChanged {
  firstName: string;
}

export const passwordChanged: MailTemplate<PasswordChanged> = {
  name: 'password-changed',
  render({ firstName }, locale, origin) {
    const address = siteLink(origin, locale, '/forgot-password');
    return locale === 'fr'
      ? emailLayout({
          locale,
          origin,
          subject: 'Votre mot de passe a changé',
          preview: 'Vous avez été déconnecté de vos autres appareils.',
          title: 'Votre mot de passe a changé',
          blocks: [
            line(
              `Bonjour ${firstName}, le mot de passe de votre compte vient de changer. Vous avez été déconnecté de vos autres appareils.`,
            ),
            line('Ce n’était pas vous? Choisissez tout de suite un nouveau mot de passe.'),
            action('Sécuriser mon compte', address),
          ],
        })
      : emailLayout({
          locale,
          origin,
          subject: 'Your password has changed',
          preview: 'You have been logged out on your other devices.',
          title: 'Your password has changed',
          blocks: [
            line(
              `Hello ${firstName}, your account password has just been changed. You have been logged out on your other devices.`,
            ),
            line('Not you? Choose a new password right away.'),
            action('Secure my account', address),
          ],
        });
  },
};
