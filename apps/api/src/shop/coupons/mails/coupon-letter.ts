import { categoryLabels, CouponKind, type Locale, type LocalText, type ProductCategory } from '@dronesoccer/contracts';
import { moneyText } from '@dronesoccer/domain';
import { dayText, pacificDay } from '@dronesoccer/domain/calendar';
import { aside, type Block, highlight } from '../../../platform/mail/index.js';
import type { StoredTerms } from '../coupon-terms.js';

/** The coupon data of an email. The job queue stores it as JSON, so `endsAt` is a string. */
export interface CouponEmail {
  code: string;
  kind: CouponKind;
  /** Whole percent or cents, depending on `kind`. */
  amount: number;
  minSubtotalCents: number;
  categories: readonly ProductCategory[];
  endsAt: string | null;
  usesPerPerson: number | null;
  firstOrderOnly: boolean;
}

export function couponLetterData(coupon: StoredTerms): CouponEmail {
  const { code, kind, amount, minSubtotalCents, categories, endsAt, usesPerPerson, firstOrderOnly } = coupon;
  return {
    code,
    kind,
    amount,
    minSubtotalCents,
    categories,
    endsAt: endsAt?.toISOString() ?? null,
    usesPerPerson,
    firstOrderOnly,
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
export function discountText({ kind, amount }: Pick<CouponEmail, 'kind' | 'amount'>, locale: Locale): string {
  if (kind === CouponKind.FIXED) return moneyText(amount, locale);
  return new Intl.NumberFormat(`${locale}-CA`, { style: 'percent' }).format(amount / 100);
}

/** Returns blocks with the code, instructions for using it, and its conditions. */
export function couponBlocks(coupon: CouponEmail, locale: Locale): Block[] {
  return [
    highlight(words.code[locale], coupon.code),
    aside([words.enter[locale], ...conditions(coupon, locale)].join(' ')),
  ];
}

function conditions(coupon: CouponEmail, locale: Locale): string[] {
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
