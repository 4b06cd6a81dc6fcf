import { action, aside, defineEmails, line } from '../../../platform/mail/index.js';

interface EmailedLink {
  firstName: string;
  token: string;
  /** The number of hours that the link is valid. */
  hours: number;
}

interface Invitation {
  firstName: string;
  /** The company that the person will administer. */
  by: string;
  /** Null if the account already has a password. */
  token: string | null;
  days: number;
}

export const verifyEmail = defineEmails<EmailedLink>()('verify-email', {
  en: ({ firstName, hours }) => ({
    subject: 'Confirm your email',
    preview: 'One click and your account is ready.',
    title: `Welcome, ${firstName}`,
    body: 'Your account is almost ready. To finish, confirm that this email is yours.',
    button: 'Confirm my email',
    once: `The link works once, for ${hours} hours.`,
    mistake: 'Did not create an account? Ignore this message.',
  }),
  fr: ({ firstName, hours }) => ({
    subject: 'Confirmez votre courriel',
    preview: 'Un clic et votre compte est prêt.',
    title: `Bienvenue, ${firstName}`,
    body: 'Votre compte est presque prêt. Confirmez que cette adresse est bien la vôtre.',
    button: 'Confirmer mon courriel',
    once: `Le lien fonctionne une seule fois, pendant ${hours} heures.`,
    mistake: 'Vous n’avez pas créé de compte? Ignorez ce message.',
  }),
  blocks: ({ button, once, mistake }, { token }, { page }) => [
    action(button, `${page('/verify-email')}?token=${encodeURIComponent(token)}`),
    aside(once),
    aside(mistake),
  ],
});

export const resetPassword = defineEmails<EmailedLink>()('reset-password', {
  en: ({ firstName, hours }) => ({
    subject: 'Choose a new password',
    preview: 'The link to choose a new password.',
    title: 'A new password',
    body: `Hello ${firstName}, click below to choose a new password.`,
    button: 'Choose a password',
    once: `The link works once, for ${hours === 1 ? 'one hour' : `${hours} hours`}. You will be logged out on all your devices.`,
    mistake: 'Did not ask for this? Ignore this message: your password will not change.',
  }),
  fr: ({ firstName, hours }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien pour choisir un nouveau mot de passe.',
    title: 'Un nouveau mot de passe',
    body: `Bonjour ${firstName}, cliquez ci-dessous pour choisir un nouveau mot de passe.`,
    button: 'Choisir un mot de passe',
    once: `Le lien fonctionne une seule fois, pendant ${hours === 1 ? 'une heure' : `${hours} heures`}. Vous serez déconnecté de tous vos appareils.`,
    mistake: 'Vous n’avez rien demandé? Ignorez ce message : votre mot de passe reste le même.',
  }),
  blocks: ({ button, once, mistake }, { token }, { page }) => [
    action(button, `${page('/reset-password')}?token=${encodeURIComponent(token)}`),
    aside(once),
    aside(mistake),
  ],
});

export const passwordChanged = defineEmails<{ firstName: string }>()('password-changed', {
  en: ({ firstName }) => ({
    subject: 'Your password has changed',
    preview: 'You have been logged out on your other devices.',
    body: `Hello ${firstName}, your account password has just been changed. You have been logged out on your other devices.`,
    mistake: 'Not you? Choose a new password right away.',
    button: 'Secure my account',
  }),
  fr: ({ firstName }) => ({
    subject: 'Votre mot de passe a changé',
    preview: 'Vous avez été déconnecté de vos autres appareils.',
    body: `Bonjour ${firstName}, le mot de passe de votre compte vient de changer. Vous avez été déconnecté de vos autres appareils.`,
    mistake: 'Ce n’était pas vous? Choisissez tout de suite un nouveau mot de passe.',
    button: 'Sécuriser mon compte',
  }),
  blocks: ({ mistake, button }, _facts, { page }) => [line(mistake), action(button, page('/forgot-password'))],
});

export const invitation = defineEmails<Invitation>()('invitation', {
  en: ({ firstName, by, token, days }) => ({
    subject: `You are invited to manage ${by}`,
    preview: `Manage the arenas of ${by} in the dashboard.`,
    title: 'You are invited',
    body: `Hello ${firstName}, you now manage the arenas of ${by} in the dashboard.`,
    button: token === null ? 'Log in' : 'Choose a password',
    once: `The link works once, for ${days} days.`,
    mistake: 'Do not know this company? Ignore this message.',
  }),
  fr: ({ firstName, by, token, days }) => ({
    subject: `Invitation à gérer ${by}`,
    preview: `Gérez les arénas de ${by} dans le tableau de bord.`,
    title: 'Vous êtes invité',
    body: `Bonjour ${firstName}, vous gérez maintenant les arénas de ${by} dans le tableau de bord.`,
    button: token === null ? 'Se connecter' : 'Choisir un mot de passe',
    once: `Le lien fonctionne une seule fois, pendant ${days} jours.`,
    mistake: 'Vous ne connaissez pas cette entreprise? Ignorez ce message.',
  }),
  blocks: ({ button, once, mistake }, { token }, { page }) => [
    action(
      button,
      token === null ? page('/login') : `${page('/reset-password')}?token=${encodeURIComponent(token)}&invited=1`,
    ),
    token !== null && aside(once),
    aside(mistake),
  ],
});
