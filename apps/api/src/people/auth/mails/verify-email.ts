import { action, aside, emailLayout, line, type MailTemplate, siteLink } from '../../../platform/mail/index.js';

interface VerifyEmail {
  firstName: string;
  token: string;
  hours: number;
}

export const verifyEmail: MailTemplate<VerifyEmail> = {
  name: 'verify-email',
  render({ firstName, token, hours }, locale, origin) {
    const address = `${siteLink(origin, locale, '/verify-email')}?token=${encodeURIComponent(token)}`;
    return locale === 'fr'
      ? emailLayout({
          locale,
          origin,
          subject: 'Confirmez votre courriel',
          preview: 'Un clic et votre compte est prêt.',
          title: `Bienvenue, ${firstName}`,
          blocks: [
            line('Votre compte est presque prêt. Confirmez que cette adresse est bien la vôtre.'),
            action('Confirmer mon courriel', address),
            aside(`Le lien fonctionne une seule fois, pendant ${hours} heures.`),
            aside('Vous n’avez pas créé de compte? Ignorez ce message.'),
          ],
        })
      : emailLayout({
          locale,
          origin,
          subject: 'Confirm your email',
          preview: 'One click and your account is ready.',
          title: `Welcome, ${firstName}`,
          blocks: [
            line('Your account is almost ready. To finish, confirm that this email is yours.'),
            action('Confirm my email', address),
            aside(`The link works once, for ${hours} hours.`),
            aside('Did not create an account? Ignore this message.'),
          ],
        });
  },
};
