import { action, emailLayout, line, type MailTemplate, siteLink } from '../../../platform/mail/index.js';
import { couponBlocks, type CouponEmail, discountText } from './coupon-letter.js';

/** Contains a usable coupon, or the reason why there is none. */
export type FirstOrderLetter = { coupon: CouponEmail } | { coupon: null; reason: 'ordered' | 'over' };

const words = {
  en: {
    subject: (off: string) => `${off} off your first order`,
    body: 'Welcome! This coupon is yours and only works with your email address.',
    button: 'Choose your first drone',
    noneSubject: 'Your first-order offer',
    ordered:
      'You asked for our first-order offer. It is for new customers only, and you have ordered with us before. Thank you for coming back!',
    over: 'You asked for our first-order offer again. The coupon we sent you has been used or has expired.',
    shop: 'Go to the shop',
  },
  fr: {
    subject: (off: string) => `${off} de rabais sur votre première commande`,
    body: 'Bienvenue! Ce code promo est à vous et n’est valide qu’avec votre adresse courriel.',
    button: 'Choisir votre premier drone',
    noneSubject: 'Votre offre de première commande',
    ordered:
      'Vous avez demandé notre offre de première commande. Elle est réservée aux nouveaux clients, et vous avez déjà commandé chez nous. Merci d’être de retour!',
    over: 'Vous avez redemandé notre offre de première commande. Le code promo que nous vous avons envoyé a été utilisé ou est expiré.',
    shop: 'Aller à la boutique',
  },
} as const;

export const firstOrderOffer: MailTemplate<FirstOrderLetter> = {
  name: 'first-order-offer',
  render(data, locale, origin) {
    const text = words[locale];
    const shop = siteLink(origin, locale, '/shop');
    if (data.coupon === null) {
      const body = text[data.reason];
      const blocks = [line(body), action(text.shop, shop)];
      return emailLayout({ locale, origin, subject: text.noneSubject, preview: body, title: text.noneSubject, blocks });
    }
    const title = text.subject(discountText(data.coupon, locale));
    return emailLayout({
      locale,
      origin,
      subject: title,
      preview: text.body,
      title,
      blocks: [line(text.body), ...couponBlocks(data.coupon, locale), action(text.button, shop)],
    });
  },
};
