import type { QuoteWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { paths } from '@/lib/paths';
import { FormAlert } from '@/ui/feedback/form-alert';
import { TextLink } from '@/ui/actions/link';
import { useDraft } from '../model/draft-store';
import { blockingProblems, refusedProducts } from '../model/refusal';

/** The messages of the refusals that name a product. */
const productTexts = {
  ORD_010: 'review.insufficientStock',
  PROD_003: 'review.notAvailable',
  CHECKOUT_003: 'review.stockLimit',
} as const;

const isProductCode = (code: string | null): code is keyof typeof productTexts =>
  code !== null && Object.hasOwn(productTexts, code);

interface HindranceProps {
  /** The error of the last attempt. */
  error: Error | null;
  /** The total of the last attempt, in dollars. */
  triedTotal: number | undefined;
  quote: QuoteWire;
  /** True while the quote is being fetched again, so that its problems may be solved. */
  isStale: boolean;
  isSignedIn: boolean;
}

/** The reason why the order cannot be placed: the error of the last attempt, or the problems in the quote. */
export function OrderBlocker({ error, triedTotal, quote, isStale, isSignedIn }: HindranceProps) {
  // A changed total is shown with its differences elsewhere, so the refusal adds nothing.
  const isTold = error instanceof ApiError && error.code === 'CHECKOUT_001' && triedTotal !== quote.total;
  const content =
    error && !isTold ? (
      <Refusal error={error} quote={quote} isSignedIn={isSignedIn} />
    ) : (
      blockingProblems(quote).length > 0 && <Problems quote={quote} />
    );
  return <FormAlert>{!isStale && content}</FormAlert>;
}

/** The reason why the order was not placed, and what the customer can do about it. */
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
  // After a server failure the customer can only try again.
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

/** The problems in the quote that would make the server refuse the order. */
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
