import { action, letter, line, type MailTemplate, siteLink } from '../../../platform/mail/index.js';

interface PasswordChanged {
  firstName: string;
}

export const passwordChanged: MailTemplate<PasswordChanged> = {
  name: 'password-changed',
  render({ firstName }, locale, origin) {
    const address = siteLink(origin, locale, '/forgot-password');
    return locale === 'fr'
      ? letter({
          locale,
          origin,
          subject: 'Votre mot de passe a changé',
          preview: 'Vos autres sessions ont été fermées.',
          title: 'Votre mot de passe a changé',
          blocks: [
            line(
              `Bonjour ${firstName}, le mot de passe de votre compte vient de changer. Vos autres sessions sont fermées.`,
            ),
            line('Ce n’était pas vous? Choisissez tout de suite un nouveau mot de passe.'),
            action('Reprendre mon compte', address),
          ],
        })
      : letter({
          locale,
          origin,
          subject: 'Your password has changed',
          preview: 'Your other sessions are closed.',
          title: 'Your password has changed',
          blocks: [
            line(`Hello ${firstName}, the password of your account has just changed. Your other sessions are closed.`),
            line('That was not you? Then choose a new password right away.'),
            action('Take my account back', address),
          ],
        });
  },
};
