import { aside, defineEmails } from '../../../platform/mail/index.js';

export const accountErased = defineEmails<{ firstName: string }>()('account-erased', {
  en: ({ firstName }) => ({
    subject: 'Your account has been erased',
    preview: 'We have deleted your account and your personal data.',
    title: `Goodbye, ${firstName}`,
    body: 'We have deleted your account and your personal data. Tax law requires us to keep your invoices for six years after the end of the year.',
    mistake: 'If you did not ask for this, reply to this message: someone may have known your password.',
  }),
  fr: ({ firstName }) => ({
    subject: 'Votre compte a été effacé',
    preview: 'Nous avons supprimé votre compte et vos renseignements personnels.',
    title: `Au revoir, ${firstName}`,
    body: 'Nous avons supprimé votre compte et vos renseignements personnels. La loi fiscale nous oblige à conserver vos factures six ans après la fin de l’année.',
    mistake: 'Vous n’avez rien demandé? Répondez à ce message : quelqu’un connaissait peut-être votre mot de passe.',
  }),
  blocks: ({ mistake }) => [aside(mistake)],
});
