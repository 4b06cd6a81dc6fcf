import { action, aside, defineEmails, line } from '../../../platform/mail/index.js';
import { timeOf } from './security-email.js';

interface NewDevice {
  firstName: string;
  /** The browser and system; empty if unknown. */
  device: string;
  address: string;
  /** The time of the login. */
  at: string;
  /** True for an administrator, whose account page is in the dashboard. */
  worksInDashboard: boolean;
}

/** Goes to a person whose account was opened by a device or on a network that it does not know. */
export const newDevice = defineEmails<NewDevice>()('new-device', {
  en: ({ firstName, device, address, at }) => ({
    subject: 'New login to your account',
    preview: `${device || 'An unknown device'}, ${timeOf(at, 'en')}`,
    title: 'Was this you?',
    body: `Hello ${firstName}, someone has just logged in to your account from a new device or network.`,
    when: `Time: ${timeOf(at, 'en')} (Eastern Time)`,
    with: `Device: ${device || 'unknown'}`,
    where: `IP address: ${address}`,
    fine: 'If this was you, there is nothing to do.',
    mistake: 'Not you? Log this device out, and choose a new password right away.',
    button: 'See where I am logged in',
  }),
  fr: ({ firstName, device, address, at }) => ({
    subject: 'Nouvelle connexion à votre compte',
    preview: `${device || 'Un appareil inconnu'}, ${timeOf(at, 'fr')}`,
    title: 'Était-ce vous?',
    body: `Bonjour ${firstName}, une personne vient de se connecter à votre compte avec un appareil ou depuis un réseau que nous ne connaissons pas.`,
    when: `Heure : ${timeOf(at, 'fr')} (heure de l’Est)`,
    with: `Appareil : ${device || 'inconnu'}`,
    where: `Adresse IP : ${address}`,
    fine: 'Si c’était vous, vous n’avez rien à faire.',
    mistake:
      'Ce n’était pas vous? Fermez la session de cet appareil et choisissez tout de suite un nouveau mot de passe.',
    button: 'Voir mes sessions ouvertes',
  }),
  blocks: (texts, { worksInDashboard }, { page }) => [
    line(texts.when),
    line(texts.with),
    line(texts.where),
    line(texts.mistake),
    action(texts.button, page(worksInDashboard ? '/dashboard/account' : '/profile')),
    aside(texts.fine),
  ],
});
