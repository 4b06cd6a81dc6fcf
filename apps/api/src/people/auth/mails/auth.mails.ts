import { action, aside, defineEmails, line } from '../../../platform/mail/index.js';

interface EmailedLink {
  firstName: string;
  token: string;
  /** The number of hours that the link is valid. */
  hours: number;
}

interface OpenedAccount {
  firstName: string;
  /** Null if the account already has a password. */
  token: string | null;
  days: number;
}

interface Invitation extends OpenedAccount {
  /** The company that the person will administer. */
  by: string;
}

export const verifyEmail = defineEmails<EmailedLink>()('verify-email', {
  en: ({ firstName, hours }) => ({
    subject: 'Confirm your email',
    preview: 'One click and your account is ready.',
    title: `Welcome, ${firstName}`,
    body: 'Your account is almost ready. To finish, confirm that this email is yours. Orders, bookings and memberships made with it will belong to this account.',
    button: 'Confirm my email',
    once: `The link works once, for ${hours} hours.`,
    mistake:
      'If you did not create this account, do not confirm: someone else knows its password. To make it yours, choose a new password with “Forgot your password?” on the login page.',
  }),
  fr: ({ firstName, hours }) => ({
    subject: 'Confirmez votre adresse courriel',
    preview: 'Un clic et votre compte est prêt.',
    title: `Bienvenue, ${firstName}`,
    body: 'Votre compte est presque prêt. Confirmez que cette adresse est bien la vôtre. Les commandes, les réservations et les adhésions faites avec elle appartiendront à ce compte.',
    button: 'Confirmer mon adresse',
    once: `Le lien fonctionne une seule fois, pendant ${hours} heures.`,
    mistake:
      'Vous n’avez pas créé ce compte? Ne confirmez rien : quelqu’un d’autre en connaît le mot de passe. Pour en prendre possession, choisissez un nouveau mot de passe au moyen du lien « Mot de passe oublié? » de la page de connexion.',
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
    body: `Hello ${firstName}, use the button below to choose a new password.`,
    button: 'Choose a password',
    once: `The link works once, for ${hours === 1 ? 'one hour' : `${hours} hours`}. You will be logged out on all your devices.`,
    mistake: 'If you did not ask for this, ignore this message: your password will not change.',
  }),
  fr: ({ firstName, hours }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien pour choisir un nouveau mot de passe.',
    title: 'Un nouveau mot de passe',
    body: `Bonjour ${firstName}, utilisez le bouton ci-dessous pour choisir un nouveau mot de passe.`,
    button: 'Choisir un mot de passe',
    once: `Le lien fonctionne une seule fois, pendant ${hours === 1 ? 'une heure' : `${hours} heures`}. Vos sessions seront fermées sur tous vos appareils.`,
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
    preview: 'Vos sessions sur vos autres appareils ont été fermées.',
    body: `Bonjour ${firstName}, le mot de passe de votre compte vient de changer. Vos sessions sur vos autres appareils ont été fermées.`,
    mistake: 'Ce n’était pas vous? Choisissez tout de suite un nouveau mot de passe.',
    button: 'Sécuriser mon compte',
  }),
  blocks: ({ mistake, button }, _facts, { page }) => [line(mistake), action(button, page('/forgot-password'))],
});

/** Goes to the owner of an existing account when a Google account becomes a way into it. */
export const googleLinked = defineEmails<{ firstName: string; google: string }>()('google-linked', {
  en: ({ firstName, google }) => ({
    subject: 'You can now log in with Google',
    preview: 'A Google account is connected to your account.',
    body: `Hello ${firstName}, someone has just logged in to your account with the Google account ${google}. From now on, it opens your account.`,
    mistake: 'Not you? Secure your Google account, choose a new password here, and ask us to disconnect Google.',
    button: 'Secure my account',
  }),
  fr: ({ firstName, google }) => ({
    subject: 'Vous pouvez maintenant vous connecter avec Google',
    preview: 'Un compte Google est lié à votre compte.',
    body: `Bonjour ${firstName}, une personne vient de se connecter à votre compte avec le compte Google ${google}. Ce compte Google ouvre désormais le vôtre.`,
    mistake:
      'Ce n’était pas vous? Sécurisez votre compte Google, choisissez un nouveau mot de passe ici et demandez-nous de dissocier Google.',
    button: 'Sécuriser mon compte',
  }),
  blocks: ({ mistake, button }, _facts, { page }) => [line(mistake), action(button, page('/forgot-password'))],
});

export const confirmNewEmail = defineEmails<EmailedLink>()('confirm-new-email', {
  en: ({ firstName, hours }) => ({
    subject: 'Confirm your new email',
    preview: 'One click and your account uses this address.',
    title: 'Your new email',
    body: `Hello ${firstName}, confirm that this email is yours. From then on, you log in with it.`,
    button: 'Confirm my new email',
    once: `The link works once, for ${hours} hours.`,
    mistake: 'If you did not ask for this, ignore this message: nothing will change.',
  }),
  fr: ({ firstName, hours }) => ({
    subject: 'Confirmez votre nouvelle adresse courriel',
    preview: 'Un clic et votre compte utilise cette adresse.',
    title: 'Votre nouvelle adresse courriel',
    body: `Bonjour ${firstName}, confirmez que cette adresse est bien la vôtre. Vous vous connecterez ensuite avec elle.`,
    button: 'Confirmer ma nouvelle adresse',
    once: `Le lien fonctionne une seule fois, pendant ${hours} heures.`,
    mistake: 'Vous n’avez rien demandé? Ignorez ce message : rien ne changera.',
  }),
  blocks: ({ button, once, mistake }, { token }, { page }) => [
    action(button, `${page('/verify-email')}?token=${encodeURIComponent(token)}&change=1`),
    aside(once),
    aside(mistake),
  ],
});

interface NewEmail {
  firstName: string;
  /** The new address, masked. */
  email: string;
}

export const emailChangeRequested = defineEmails<NewEmail>()('email-change-requested', {
  en: ({ firstName, email }) => ({
    subject: 'Your email is about to change',
    preview: `The new email of your account: ${email}`,
    body: `Hello ${firstName}, you asked to change the email of your account to ${email}. It changes when you follow the link that we sent there.`,
    mistake: 'Not you? Choose a new password right away, and nothing will change.',
    button: 'Secure my account',
  }),
  fr: ({ firstName, email }) => ({
    subject: 'Votre adresse courriel va changer',
    preview: `La nouvelle adresse courriel de votre compte : ${email}`,
    body: `Bonjour ${firstName}, vous avez demandé de remplacer l’adresse courriel de votre compte par ${email}. Elle changera quand vous suivrez le lien que nous y avons envoyé.`,
    mistake: 'Ce n’était pas vous? Choisissez tout de suite un nouveau mot de passe, et rien ne changera.',
    button: 'Sécuriser mon compte',
  }),
  blocks: ({ mistake, button }, _facts, { page }) => [line(mistake), action(button, page('/forgot-password'))],
});

export const emailChanged = defineEmails<NewEmail>()('email-changed', {
  en: ({ firstName, email }) => ({
    subject: 'Your email has changed',
    preview: `You now log in with ${email}.`,
    body: `Hello ${firstName}, the email of your account is now ${email}. You log in with it, and it receives our emails.`,
    mistake: 'Not you? Reply to this message: someone may have known your password.',
  }),
  fr: ({ firstName, email }) => ({
    subject: 'Votre adresse courriel a changé',
    preview: `Vous vous connectez maintenant avec ${email}.`,
    body: `Bonjour ${firstName}, l’adresse courriel de votre compte est maintenant ${email}. Vous vous connectez avec elle, et nos courriels y arrivent.`,
    mistake: 'Ce n’était pas vous? Répondez à ce message : quelqu’un connaissait peut-être votre mot de passe.',
  }),
  blocks: ({ mistake }) => [aside(mistake)],
});

export const invitation = defineEmails<Invitation>()('invitation', {
  en: ({ firstName, by, token, days }) => ({
    subject: `You are invited to manage ${by}`,
    preview: `Manage the arenas of ${by} in the dashboard.`,
    title: 'You are invited',
    body: `Hello ${firstName}, you now manage the arenas of ${by} in the dashboard.`,
    button: token === null ? 'Log in' : 'Choose a password',
    once: `The link works once, for ${days} days.`,
    mistake: 'If you do not know this company, ignore this message.',
  }),
  fr: ({ firstName, by, token, days }) => ({
    subject: `Invitation à gérer ${by}`,
    preview: `Gérez les arénas de ${by} dans le tableau de bord.`,
    title: 'Vous avez une invitation',
    body: `Bonjour ${firstName}, vous gérez maintenant les arénas de ${by} dans le tableau de bord.`,
    button: token === null ? 'Se connecter' : 'Choisir un mot de passe',
    once: `Le lien fonctionne une seule fois, pendant ${days} jours.`,
    mistake: 'Vous ne connaissez pas cette entreprise? Ignorez ce message.',
  }),
  blocks: ({ button, once, mistake }, { token }, { page }) => firstSteps({ button, once, mistake }, token, page),
});

/** Goes to a customer for whom the desk opened an account. */
export const accountOpened = defineEmails<OpenedAccount>()('account-opened', {
  en: ({ firstName, token, days }) => ({
    subject: 'Your account is ready',
    preview: 'Choose a password to see what you bought.',
    title: `Welcome, ${firstName}`,
    body: 'We opened an account for you at the desk. Choose a password to see your membership and your card, and to book at the member price.',
    button: token === null ? 'Log in' : 'Choose a password',
    once: `The link works once, for ${days} days. After that, use “Forgot your password?” on the login page.`,
    mistake: 'If you bought nothing from us, ignore this message.',
  }),
  fr: ({ firstName, token, days }) => ({
    subject: 'Votre compte est prêt',
    preview: 'Choisissez un mot de passe pour voir votre achat.',
    title: `Bienvenue, ${firstName}`,
    body: 'Nous avons ouvert un compte pour vous au comptoir. Choisissez un mot de passe pour voir votre adhésion et votre carte, et pour réserver au tarif membre.',
    button: token === null ? 'Se connecter' : 'Choisir un mot de passe',
    once: `Le lien fonctionne une seule fois, pendant ${days} jours. Ensuite, utilisez « Mot de passe oublié? » sur la page de connexion.`,
    mistake: 'Vous n’avez rien acheté chez nous? Ignorez ce message.',
  }),
  blocks: ({ button, once, mistake }, { token }, { page }) => firstSteps({ button, once, mistake }, token, page),
});

/** Goes to a person for whom an administrator opened an account. */
export const accountGiven = defineEmails<OpenedAccount>()('account-given', {
  en: ({ firstName, token, days }) => ({
    subject: 'You are invited',
    preview: token === null ? 'You can log in now.' : 'Choose a password for your account.',
    title: `Welcome, ${firstName}`,
    body: 'An administrator opened an account for you with this email.',
    button: token === null ? 'Log in' : 'Choose a password',
    once: `The link works once, for ${days} days. After that, ask for another invitation.`,
    mistake: 'If you do not know why you got this message, ignore it.',
  }),
  fr: ({ firstName, token, days }) => ({
    subject: 'Vous avez une invitation',
    preview:
      token === null ? 'Vous pouvez maintenant vous connecter.' : 'Choisissez un mot de passe pour votre compte.',
    title: `Bienvenue, ${firstName}`,
    body: 'Un administrateur a ouvert un compte pour vous avec cette adresse courriel.',
    button: token === null ? 'Se connecter' : 'Choisir un mot de passe',
    once: `Le lien fonctionne une seule fois, pendant ${days} jours. Ensuite, demandez une autre invitation.`,
    mistake: 'Vous ne savez pas pourquoi vous recevez ce message? Ignorez-le.',
  }),
  blocks: ({ button, once, mistake }, { token }, { page }) => firstSteps({ button, once, mistake }, token, page),
});

/** Leads to the choice of the first password, or to the login if the account has one. */
function firstSteps(
  { button, once, mistake }: Readonly<Record<'button' | 'once' | 'mistake', string>>,
  token: string | null,
  page: (path: `/${string}`) => string,
) {
  const choosing = token !== null && `${page('/reset-password')}?token=${encodeURIComponent(token)}&invited=1`;
  return [action(button, choosing || page('/login')), token !== null && aside(once), aside(mistake)];
}
