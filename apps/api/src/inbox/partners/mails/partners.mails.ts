import { defaultLocale, type LocalText, PartnerState, provinces } from '@dronesoccer/contracts';
import { Database } from '../../../platform/database/index.js';
import {
  action,
  aside,
  defineEmails,
  emailJob,
  type EmailOfJob,
  highlight,
  line,
} from '../../../platform/mail/index.js';
import { readSettings } from '../../../platform/settings/index.js';
import { mailAboutPartner } from '../partners.jobs.js';
import { partnerById, type PartnerRow } from '../partners.queries.js';

/** The reason shown in emails to the contact person, who may reply to them. */
const applicantReason: LocalText = {
  en: 'You’re receiving this because someone applied as a partner with this address.',
  fr: 'Vous recevez ce message parce que cette adresse figure dans une demande de partenariat faite sur notre site.',
};

const partnerEmail = defineEmails<PartnerRow>();

export const partnerEmails = {
  received: partnerEmail('partner-application-received', {
    reason: applicantReason,
    en: ({ fullName }) => ({
      subject: 'We received your partner application',
      hello: `Hello ${fullName},`,
      body: 'Thank you for applying to be a partner. We read every application and will answer you by email.',
      organisation: 'Organization',
      preview: 'We’ll list you on our partner page once you’re approved. There’s nothing else to do for now.',
      button: 'See our partners',
      mistake: 'Not you? Reply and we’ll delete your details.',
    }),
    fr: ({ fullName }) => ({
      subject: 'Nous avons reçu votre demande de partenariat',
      hello: `Bonjour ${fullName},`,
      body: 'Merci de vouloir devenir partenaire. Nous lisons chaque demande et vous répondrons par courriel.',
      organisation: 'Organisation',
      preview:
        'Une fois votre demande approuvée, votre organisation figurera sur notre page des partenaires. Vous n’avez rien à faire d’ici là.',
      button: 'Voir nos partenaires',
      mistake: 'Ce n’était pas vous? Répondez à ce courriel et nous supprimerons vos coordonnées.',
    }),
    blocks: ({ organisation, preview, button, mistake }, { orgName }, { page }) => [
      highlight(organisation, orgName),
      line(preview),
      action(button, page('/partner')),
      aside(mistake),
    ],
  }),
  approved: partnerEmail('partner-approved', {
    reason: applicantReason,
    en: ({ fullName, orgName }) => ({
      subject: `${orgName} is now a partner`,
      title: 'Welcome as a partner',
      hello: `Hello ${fullName},`,
      body: `Your application is approved: ${orgName} is now on our partner page.`,
      preview:
        'Reply to this email with your logo, and we’ll show it there. If your website’s address is missing, send that too.',
      button: 'See our partners',
    }),
    fr: ({ fullName, orgName }) => ({
      subject: `${orgName} est maintenant partenaire`,
      title: 'Bienvenue parmi nos partenaires',
      hello: `Bonjour ${fullName},`,
      body: `Votre demande est approuvée : ${orgName} figure maintenant sur notre page des partenaires.`,
      preview:
        'Répondez à ce courriel avec votre logo, et nous l’y afficherons. Si l’adresse de votre site web manque, ajoutez-la.',
      button: 'Voir nos partenaires',
    }),
    blocks: ({ preview, button }, _partner, { page }) => [action(button, page('/partner')), aside(preview)],
  }),
  announced: partnerEmail('partner-new-application', {
    reason: {
      en: 'You’re receiving this because this is the organization’s address in the site’s settings.',
      fr: 'Vous recevez ce message parce que cette adresse est celle de l’organisation dans les paramètres du site.',
    },
    en: ({ orgName }) => ({
      subject: `Partner application: ${orgName}`,
      title: 'A new partner application',
      body: 'You can approve or decline it in the dashboard.',
      organisation: 'Organization',
      button: 'Read the application',
      reply: 'A reply to this email goes to the applicant.',
    }),
    fr: ({ orgName }) => ({
      subject: `Demande de partenariat : ${orgName}`,
      title: 'Une nouvelle demande de partenariat',
      body: 'Vous pouvez l’approuver ou la refuser dans le tableau de bord.',
      organisation: 'Organisation',
      button: 'Lire la demande',
      reply: 'Une réponse à ce courriel parvient à la personne qui a fait la demande.',
    }),
    blocks: ({ organisation, button, reply }, partner, { locale, page }) => [
      highlight(organisation, `${partner.orgName}, ${provinces[partner.province][locale]}`),
      line(`${partner.fullName}, ${partner.jobTitle}`),
      line(`${partner.email}, ${partner.mobileNo}`),
      action(button, page(`/dashboard/partners/${partner.id}`)),
      aside(reply),
    ],
  }),
};

/** Skips deleted partners, and approvals of partners that are no longer active. */
export const partnerEmailJob = emailJob(
  mailAboutPartner,
  { database: Database },
  async ({ partnerId, kind }, { database }): Promise<EmailOfJob<PartnerRow> | null> => {
    const partner = await partnerById(database, partnerId);
    if (partner === null || (kind === 'approved' && partner.state !== PartnerState.ACTIVE)) return null;
    const { email, locale } = partner;
    const content = { template: partnerEmails[kind], data: partner };
    // The organisation's address, empty until an administrator enters it. Until then, the organisation gets no emails,
    // and replies go to the sender address.
    const ours = (await readSettings(database)).organisation.email;
    if (kind !== 'announced') return { to: email, locale, ...content, ...(ours !== '' && { replyTo: ours }) };
    return ours === '' ? null : { to: ours, locale: defaultLocale, ...content, replyTo: email };
  },
);
