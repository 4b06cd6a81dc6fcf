import { action, aside, defineEmails, line } from '../../../platform/mail/index.js';
import { timeOf } from './security-email.js';

/** A change of a person's two-step login. */
export type TwoStepChange = 'on' | 'off' | 'reset' | 'codesRenewed' | 'codeUsed';

interface TwoStepChanged {
  firstName: string;
  change: TwoStepChange;
  /** The time of the change. */
  at: string;
  /** True for an administrator, whose account page is in the dashboard. */
  worksInDashboard: boolean;
}

const english: Readonly<Record<TwoStepChange, { subject: string; what: string }>> = {
  on: {
    subject: 'Two-step login is on',
    what: 'two-step login is now on for your account. Each login asks for a code from your authenticator app.',
  },
  off: {
    subject: 'Two-step login is off',
    what: 'two-step login has just been turned off for your account with a code. Your recovery codes are deleted.',
  },
  reset: {
    subject: 'Your two-step login was reset',
    what: 'an administrator has just turned off two-step login for your account. You can turn it on again in your account.',
  },
  codesRenewed: {
    subject: 'You have new recovery codes',
    what: 'the recovery codes of your account have just been replaced. The previous ones no longer work.',
  },
  codeUsed: {
    subject: 'A recovery code was used',
    what: 'someone has just used one of your recovery codes in place of your authenticator app. This code no longer works.',
  },
};

const french: typeof english = {
  on: {
    subject: 'La connexion en deux étapes est activée',
    what: 'la connexion en deux étapes de votre compte est maintenant activée. Chaque connexion demande un code de votre application d’authentification.',
  },
  off: {
    subject: 'La connexion en deux étapes est désactivée',
    what: 'la connexion en deux étapes de votre compte vient d’être désactivée avec un code. Vos codes de secours sont supprimés.',
  },
  reset: {
    subject: 'Votre connexion en deux étapes a été réinitialisée',
    what: 'un administrateur vient de désactiver la connexion en deux étapes de votre compte. Vous pouvez la réactiver dans votre compte.',
  },
  codesRenewed: {
    subject: 'Vous avez de nouveaux codes de secours',
    what: 'les codes de secours de votre compte viennent d’être remplacés. Les anciens ne fonctionnent plus.',
  },
  codeUsed: {
    subject: 'Un code de secours a été utilisé',
    what: 'une personne vient d’utiliser un de vos codes de secours à la place de votre application d’authentification. Ce code ne fonctionne plus.',
  },
};

/** Goes to a person whose two-step login was changed, by them or by someone else. */
export const twoStepChanged = defineEmails<TwoStepChanged>()('two-step-changed', {
  en: ({ firstName, change, at }) => ({
    subject: english[change].subject,
    preview: `${timeOf(at, 'en')} (Eastern Time)`,
    body: `Hello ${firstName}, ${english[change].what}`,
    when: `Time: ${timeOf(at, 'en')} (Eastern Time)`,
    mistake: 'Not expected? Log out your other devices, and choose a new password right away.',
    button: 'See where I am logged in',
    fine: 'If you expected this, there is nothing to do.',
  }),
  fr: ({ firstName, change, at }) => ({
    subject: french[change].subject,
    preview: `${timeOf(at, 'fr')} (heure de l’Est)`,
    body: `Bonjour ${firstName}, ${french[change].what}`,
    when: `Heure : ${timeOf(at, 'fr')} (heure de l’Est)`,
    mistake:
      'Vous ne vous y attendiez pas? Fermez vos autres sessions et choisissez tout de suite un nouveau mot de passe.',
    button: 'Voir mes sessions ouvertes',
    fine: 'Si vous vous y attendiez, vous n’avez rien à faire.',
  }),
  blocks: ({ when, mistake, button, fine }, { worksInDashboard }, { page }) => [
    line(when),
    line(mistake),
    action(button, page(worksInDashboard ? '/dashboard/account' : '/profile')),
    aside(fine),
  ],
});
