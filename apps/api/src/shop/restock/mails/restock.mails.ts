import { action, aside, defineEmails } from '../../../platform/mail/index.js';

interface BackInStock {
  /** The product's name in the reader's language. */
  name: string;
  slug: string;
}

/**
 * The law considers this a commercial message, so it has a postal address and an unsubscribe link, although its readers
 * asked for it.
 */
export const backInStock = defineEmails<BackInStock>()('back-in-stock', {
  kind: 'campaign',
  reason: {
    en: 'You’re receiving this because you asked for it on a product page.',
    fr: 'Vous recevez ce message parce que vous l’avez demandé sur la page d’un produit.',
  },
  en: ({ name }) => ({
    subject: `${name} is back in stock`,
    body: `You asked us to email you when ${name} can be ordered again. Now it can.`,
    button: 'See the product',
    preview: 'We have not set any aside for you: first come, first served.',
    ended: 'This was the only email about it. Your request has ended, and your address is on no mailing list.',
  }),
  fr: ({ name }) => ({
    subject: `De retour en stock : ${name}`,
    body: `Vous nous avez demandé de vous écrire dès que ce produit pourrait être commandé de nouveau : ${name}. C’est maintenant possible.`,
    button: 'Voir le produit',
    preview: 'Nous n’en avons pas mis de côté pour vous : premier arrivé, premier servi.',
    ended:
      'C’était le seul courriel à ce sujet. Votre demande est terminée, et votre adresse ne figure sur aucune liste d’envoi.',
  }),
  blocks: ({ button, preview, ended }, { slug }, { page }) => [
    action(button, page(`/shop/product/${encodeURIComponent(slug)}`)),
    aside(preview),
    aside(ended),
  ],
});
