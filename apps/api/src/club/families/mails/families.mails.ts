import { Database } from '../../../platform/database/index.js';
import { defineJob } from '../../../platform/jobs/index.js';
import { action, aside, defineEmails, emailJob, line, mailJob } from '../../../platform/mail/index.js';
import { invitationView, type InvitationView } from '../families.queries.js';
import { FamilyLinks } from '../family-links.js';

/** Sends an invitation. The job carries only the id, so that no personal data waits in a queue. */
export const mailFamilyInvitation = defineJob<{ invitationId: string; from: string }>('family.invite', {
  ...mailJob,
  title: { en: 'Invitation to a family', fr: 'Invitation dans une famille' },
});

interface InvitationFacts {
  invitation: InvitationView;
  /** The page of the invitation, opened by its signed link. */
  link: string;
}

const invitationEmail = defineEmails<InvitationFacts>({
  reason: {
    en: 'You’re receiving this because someone invited you to their family.',
    fr: 'Vous recevez ce message parce qu’une personne vous invite dans sa famille.',
  },
});

export const familyEmails = {
  adult: invitationEmail('family-invitation', {
    en: ({ invitation: { holderName } }) => ({
      subject: `${holderName} shares a family membership with you`,
      title: 'Join the family',
      body: `${holderName} has a family membership and invites you to it. You book at the member price with your own account, and you have nothing to pay.`,
      button: 'See the invitation',
      unknown: 'If you do not know this person, you can ignore this message.',
    }),
    fr: ({ invitation: { holderName } }) => ({
      subject: `${holderName} partage une adhésion familiale avec vous`,
      title: 'Joignez-vous à la famille',
      body: `${holderName} a une adhésion familiale et vous y invite. Vous réservez au tarif membre avec votre propre compte, et vous n’avez rien à payer.`,
      button: 'Voir l’invitation',
      unknown: 'Si vous ne connaissez pas cette personne, vous pouvez ignorer ce message.',
    }),
    blocks: ({ button, unknown }, { link }) => [action(button, link), aside(unknown)],
  }),
  child: invitationEmail('child-invitation', {
    en: ({ invitation: { holderName, child } }) => ({
      subject: `${child?.firstName ?? ''}, take over your profile`,
      title: 'Take over your profile',
      body: `${holderName} has managed your drone soccer profile until now. You can now use it with an account of your own.`,
      keeps: 'Your signed waivers and your seats come with you.',
      button: 'See the invitation',
      unknown: 'If you do not know this person, you can ignore this message.',
    }),
    fr: ({ invitation: { holderName, child } }) => ({
      subject: `${child?.firstName ?? ''}, reprenez votre profil`,
      title: 'Reprenez votre profil',
      body: `${holderName} gérait jusqu’ici votre profil de drone soccer. Vous pouvez désormais l’utiliser avec votre propre compte.`,
      keeps: 'Vos décharges signées et vos places vous suivent.',
      button: 'Voir l’invitation',
      unknown: 'Si vous ne connaissez pas cette personne, vous pouvez ignorer ce message.',
    }),
    blocks: ({ keeps, button, unknown }, { link }) => [line(keeps), action(button, link), aside(unknown)],
  }),
};

/** Reads the data of an invitation. An invitation that has ended is not sent. */
export const familyEmailJob = emailJob(
  mailFamilyInvitation,
  { database: Database, links: FamilyLinks },
  async ({ invitationId, from }, { database, links }) => {
    const invitation = await invitationView(database, invitationId);
    if (invitation === null) return null;
    const { email: to, locale, child } = invitation;
    return {
      ...{ to, locale, template: familyEmails[child === null ? 'adult' : 'child'] },
      data: { invitation, link: links.page(invitationId, locale) },
      typedAddress: { purpose: 'family', to, from },
    };
  },
);
