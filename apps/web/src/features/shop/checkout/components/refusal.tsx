import type { QuoteWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { paths } from '@/lib/paths';
import { FormAlert } from '@/ui/feedback/form-alert';
import { TextLink } from '@/ui/actions/link';
import { useDraft } from '../model/draft-store';
import { blockingProblems, refusedProducts } from '../model/refusal';

/** The refusals that name a product. */
const productTexts = {
  ORD_010: 'review.insufficientStock',
  PROD_003: 'review.notAvailable',
  CHECKOUT_003: 'review.stockLimit',
} as const;

const isProductCode = (code: string | null): code is keyof typeof productTexts =>
  code !== null && Object.hasOwn(productTexts, code);

interface HindranceProps {
  /** The answer to the last try. */
  error: Error | null;
  /** The total that was tried for, in dollars. */
  triedTotal: number | undefined;
  quote: QuoteWire;
  /** It is being asked for again, and what it says may be over. */
  isStale: boolean;
  isSignedIn: boolean;
}

/** What keeps the order from being placed: the answer to the last try, or what the quote knows already. */
export function Hindrance({ error, triedTotal, quote, isStale, isSignedIn }: HindranceProps) {
  // Shown as a change of the total, with the differences; the refusal itself adds nothing.
  const isTold = error instanceof ApiError && error.code === 'CHECKOUT_001' && triedTotal !== quote.total;
  const content =
    error && !isTold ? (
      <Refusal error={error} quote={quote} isSignedIn={isSignedIn} />
    ) : (
      blockingProblems(quote).length > 0 && <Problems quote={quote} />
    );
  return <FormAlert>{!isStale && content}</FormAlert>;
}

/** Why the order was not placed, in terms of what the person can do about it. */
function Refusal({ error, quote, isSignedIn }: { error: Error; quote: QuoteWire; isSignedIn: boolean }) {
  const { t } = useTranslation('orders');
  const code = error instanceof ApiError ? error.code : null;
  const names = refusedProducts(error, quote);
  if (names.length > 0) {
    return (
      <span>
        {names.map((name) => (
          <span key={name} className="block">
            {t(isProductCode(code) ? productTexts[code] : 'review.notAvailable', { name })}
          </span>
        ))}
        {t('review.nothingCharged')} <ToCart />
      </span>
    );
  }
  // What the server could not do leaves nothing to change, only to try again.
  if (!(error instanceof ApiError) || error.status >= 500) return <span>{t('review.notPlaced')}</span>;
  return (
    <span>
      <span className="block">{errorMessage(error)}</span>
      {t('review.nothingCharged')}{' '}
      {code === 'CHECKOUT_004' && isSignedIn && (
        <TextLink to={paths.orders} className="inline-flex min-h-11 items-center">
          {t('review.openOrders')}
        </TextLink>
      )}
    </span>
  );
}

/** What the quote already knows would be refused. */
function Problems({ quote }: { quote: QuoteWire }) {
  const { t } = useTranslation('orders');
  const nameOf = (productId: string) => quote.lines.find((line) => line.productId === productId)?.name;
  const textOf = (code: string, name: string | undefined) =>
    name !== undefined && isProductCode(code) ? t(productTexts[code], { name }) : null;
  return (
    <span>
      {blockingProblems(quote).map(({ productId, code, message }) => {
        const name = productId === null ? undefined : nameOf(productId);
        return (
          <span key={`${productId}:${code}`} className="block">
            {textOf(code, name) ?? (name ? `${name}: ${message}` : message)}
          </span>
        );
      })}
      <ToCart />
    </span>
  );
}

export function ToCart() {
  const { t } = useTranslation('orders');
  const isBuyNow = useDraft(({ buyNow }) => buyNow);
  const to = isBuyNow?.slug ? paths.product(isBuyNow.slug) : paths.cart;
  return (
    <TextLink to={to} className="inline-flex min-h-11 items-center">
      {t(isBuyNow ? 'review.toProduct' : 'review.toCart')}
    </TextLink>
  );
}
