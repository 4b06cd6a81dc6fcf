import { categoryLabels, CouponKind, type Locale, type LocalText } from '@dronesoccer/contracts';
import { moneyText } from '@dronesoccer/domain';
import { dayText, pacificDay } from '@dronesoccer/domain/calendar';
import { action, aside, defineEmails, highlight, type Language, type Part } from '../../../platform/mail/index.js';
import type { StoredTerms } from '../coupon-terms.js';

type Terms = 'code' | 'kind' | 'amount' | 'minSubtotalCents' | 'categories' | 'usesPerPerson' | 'firstOrderOnly';

/** The coupon data of an email. The job queue stores it as JSON, so `endsAt` is a string. */
type CouponFacts = Pick<StoredTerms, Terms> & { endsAt: string | null };

/** Contains a usable coupon, or the reason why there is none. */
export type FirstOrderFacts = { coupon: CouponFacts } | { coupon: null; reason: 'ordered' | 'over' };

export const couponAssigned = defineEmails<CouponFacts>()('coupon-assigned', {
  en: (coupon) => ({
    subject: `A discount for you: ${discountText(coupon, 'en')} off`,
    body: 'This coupon is linked to your email address. Use it in our shop.',
    preview: coupon.code,
    button: 'Go to the shop',
  }),
  fr: (coupon) => ({
    subject: `${discountText(coupon, 'fr')} de rabais pour vous`,
    body: 'Ce code promo est lié à votre adresse courriel. Utilisez-le dans notre boutique.',
    preview: coupon.code,
    button: 'Aller à la boutique',
  }),
  blocks: ({ button }, _coupon, { page }) => [couponBlocks, action(button, page('/shop'))],
});

export const firstOrderOffer = defineEmails<FirstOrderFacts>()('first-order-offer', {
  en: (facts) =>
    facts.coupon === null
      ? {
          subject: 'Your first-order offer',
          body: {
            ordered:
              'You asked for our first-order offer. It is for new customers only, and you have ordered with us before. Thank you for coming back!',
            over: 'You asked for our first-order offer again. The coupon we sent you has been used or has expired.',
          }[facts.reason],
          button: 'Go to the shop',
        }
      : {
          subject: `${discountText(facts.coupon, 'en')} off your first order`,
          body: 'Welcome! This coupon is yours and only works with your email address.',
          button: 'Choose your first drone',
        },
  fr: (facts) =>
    facts.coupon === null
      ? {
          subject: 'Votre offre de première commande',
          body: {
            ordered:
              'Vous avez demandé notre offre de première commande. Elle est réservée à une première commande, et vous avez déjà commandé chez nous. Merci de votre fidélité!',
            over: 'Vous avez redemandé notre offre de première commande. Le code promo que nous vous avons envoyé a été utilisé ou est expiré.',
          }[facts.reason],
          button: 'Aller à la boutique',
        }
      : {
          subject: `${discountText(facts.coupon, 'fr')} de rabais sur votre première commande`,
          body: 'Bienvenue! Ce code promo est à vous et n’est valide qu’avec votre adresse courriel.',
          button: 'Choisir votre premier drone',
        },
  blocks: ({ button }, { coupon }, language) => [
    coupon !== null && couponBlocks(coupon, language),
    action(button, language.page('/shop')),
  ],
});

export function couponFacts(coupon: StoredTerms): CouponFacts {
  const { code, kind, amount, minSubtotalCents, categories, endsAt, usesPerPerson, firstOrderOnly } = coupon;
  return {
    ...{ code, kind, amount, minSubtotalCents, categories, usesPerPerson, firstOrderOnly },
    endsAt: endsAt?.toISOString() ?? null,
  };
}

const words = {
  code: { en: 'Your code', fr: 'Votre code' },
  enter: {
    en: 'Enter it in your cart or at checkout, with this email address.',
    fr: 'Entrez-le dans votre panier ou au paiement, avec cette adresse courriel.',
  },
  firstOrder: { en: 'First order only.', fr: 'Première commande seulement.' },
  once: { en: 'One use only.', fr: 'Une seule utilisation.' },
} as const satisfies Readonly<Record<string, LocalText>>;

/** Returns the discount as text: `10%`, `$20.00`. */
function discountText({ kind, amount }: CouponFacts, locale: Locale): string {
  if (kind === CouponKind.FIXED) return moneyText(amount, locale);
  return new Intl.NumberFormat(`${locale}-CA`, { style: 'percent' }).format(amount / 100);
}

/** Returns blocks with the code, instructions for using it, and its conditions. */
const couponBlocks = (coupon: CouponFacts, { locale }: Language): Part => [
  highlight(words.code[locale], coupon.code),
  aside([words.enter[locale], ...conditions(coupon, locale)].join(' ')),
];

function conditions(coupon: CouponFacts, locale: Locale): string[] {
  const { minSubtotalCents, categories, endsAt, usesPerPerson, firstOrderOnly } = coupon;
  const minimum = moneyText(minSubtotalCents, locale);
  const names = new Intl.ListFormat(`${locale}-CA`).format(categories.map((id) => categoryLabels[id][locale]));
  const day = endsAt === null ? '' : lastDay(new Date(endsAt), locale);
  const said: (LocalText | false)[] = [
    firstOrderOnly && words.firstOrder,
    usesPerPerson === 1 && words.once,
    minSubtotalCents > 0 && {
      en: `For orders of ${minimum} or more, before tax.`,
      fr: `Pour les commandes de ${minimum} ou plus, avant taxes.`,
    },
    categories.length > 0 && { en: `Applies to: ${names}.`, fr: `S’applique à : ${names}.` },
    endsAt !== null && { en: `Valid until ${day}.`, fr: `Valide jusqu’au ${day}.` },
  ];
  return said.filter((text) => text !== false).map((text) => text[locale]);
}

/**
 * Returns the last day on which the coupon is certainly valid, anywhere in Canada: the Pacific date is never later than
 * any other.
 */
function lastDay(endsAt: Date, locale: Locale): string {
  return dayText(pacificDay(new Date(endsAt.getTime() - 1)), locale);
}
