import { action, aside, letter, line, type MailTemplate, siteLink } from '../../../platform/mail/index.js';

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
      ? letter({
          locale,
          origin,
          subject: 'Confirmez votre courriel',
          preview: 'Un clic et votre compte est prêt.',
          title: `Bienvenue, ${firstName}`,
          blocks: [
            line('Votre compte est ouvert. Confirmez que cette adresse est bien la vôtre et il est prêt à voler.'),
            action('Confirmer mon courriel', address),
            aside(`Le lien fonctionne une seule fois, pendant ${hours} heures.`),
            aside('Vous n’avez pas ouvert de compte? Ignorez ce message.'),
          ],
        })
      : letter({
          locale,
          origin,
          subject: 'Confirm your email',
          preview: 'One click and your account is ready.',
          title: `Welcome, ${firstName}`,
          blocks: [
            line('Your account is open. Confirm that this address is yours and it is ready to fly.'),
            action('Confirm my email', address),
            aside(`The link works once, for ${hours} hours.`),
            aside('You did not open an account? Then ignore this message.'),
          ],
        });
  },
};
