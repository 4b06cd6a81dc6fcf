import { action, emailLayout, line, type MailTemplate, siteLink } from '../../../platform/mail/index.js';
import { couponBlocks, type CouponEmail, discountText } from './coupon-letter.js';

const words = {
  en: {
    subject: (off: string) => `${off} off for you`,
    body: 'This coupon is linked to your email address. Use it in our shop.',
    button: 'Go to the shop',
  },
  fr: {
    subject: (off: string) => `${off} de rabais pour vous`,
    body: 'Ce code promo est lié à votre adresse courriel. Utilisez-le dans notre boutique.',
    button: 'Aller à la boutique',
  },
} as const;

export const couponAssigned: MailTemplate<CouponEmail> = {
  name: 'coupon-assigned',
  render(coupon, locale, origin) {
    const text = words[locale];
    const title = text.subject(discountText(coupon, locale));
    return emailLayout({
      locale,
      origin,
      subject: title,
      preview: coupon.code,
      title,
      blocks: [
        line(text.body),
        ...couponBlocks(coupon, locale),
        action(text.button, siteLink(origin, locale, '/shop')),
      ],
    });
  },
};
