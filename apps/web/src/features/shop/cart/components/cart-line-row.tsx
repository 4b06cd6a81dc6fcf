import { Heart, TrendingDown, TrendingUp, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { Link } from '@/ui/actions/link';
import { Picture } from '@/ui/layout/picture';
import { QuantityStepper } from '@/features/common/quantity-stepper';
import type { CartLine, LineProblem } from '../model/cart-line';

interface CartLineRowProps {
  line: CartLine;
  /** The reason why the line cannot be ordered as it is, as far as the client knows. */
  problem: LineProblem | undefined;
  /** The most units of the product that one order may contain, given the other lines of the cart. */
  most: number;
  /** The server's objection to the line. `problem` takes precedence because it can suggest a solution. */
  serverProblem?: string | undefined;
  onQuantity: (quantity: number) => void;
  /** Moves the line to the saved items. Absent if there is no such list. */
  onSaveForLater?: (() => void) | undefined;
}

/** Below this quantity, the row shows the stock beside the stepper, before the customer reaches the limit. */
const tellStockBelow = 10;

export function CartLineRow(props: CartLineRowProps) {
  const { line, most, onQuantity, onSaveForLater } = props;
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const { name, slug, price, quantity, stockQty, maxQuantity, imageUrl } = line;
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-cols-[9rem_1fr_auto] sm:gap-x-6">
      <Picture
        src={imageUrl}
        alt=""
        sizes="9rem"
        className="aspect-16/10 w-full rounded-control bg-raised object-cover sm:row-span-2"
      />
      <div className="min-w-0">
        <p className="display-3">
          {slug ? (
            <Link to={paths.product(slug)} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="mt-1 text-sm text-muted">{t('cart.each', { price: formatMoney(price, locale) })}</p>
        <PriceChange line={line} />
      </div>
      <p className="numeral col-start-2 text-lg sm:col-start-3 sm:text-right sm:text-xl">
        {formatMoney(price * quantity, locale)}
      </p>
      <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-start-2">
        <QuantityStepper
          name={name}
          value={quantity}
          max={Math.min(stockQty, most)}
          // The limit on the whole order is shown once, below the lines.
          whyMax={
            most === maxQuantity && most < stockQty
              ? t('quantity.mostPerOrder', { ns: 'common', count: most })
              : undefined
          }
          removable
          onChange={onQuantity}
        />
        {line.isActive && stockQty > 0 && stockQty < tellStockBelow && (
          <span className="text-sm text-muted">{t('cart.stockLeft', { count: stockQty })}</span>
        )}
        {/* At a quantity of 1 the stepper itself has a remove button. */}
        {quantity > 1 && (
          <Button variant="quiet" aria-label={t('cart.removeNamed', { name })} onClick={() => onQuantity(0)}>
            {t('cart.remove')}
          </Button>
        )}
        {onSaveForLater && (
          <Button
            variant="quiet"
            aria-label={`${t('wishlist.saveForLater')}: ${name}`}
            className="max-sm:basis-full max-sm:justify-start max-sm:not-forced-colors:px-0"
            onClick={onSaveForLater}
          >
            <Heart aria-hidden className="size-4.5" />
            {t('wishlist.saveForLater')}
          </Button>
        )}
      </div>
      <Problem {...props} />
    </li>
  );
}

/** Shows that the price has changed since the line was added. */
function PriceChange({ line: { price, addedPrice } }: Pick<CartLineRowProps, 'line'>) {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const change = addedPrice === null ? 0 : Math.round(price * 100) - Math.round(addedPrice * 100);
  if (addedPrice === null || change === 0) return null;
  const Icon = change > 0 ? TrendingUp : TrendingDown;
  return (
    <p className={cx('mt-1 flex items-start gap-1.5 text-sm font-semibold', change > 0 ? 'text-warn' : 'text-good')}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t(change > 0 ? 'cart.dearer' : 'cart.cheaper', { price: formatMoney(addedPrice, locale) })}
    </p>
  );
}

function Problem({ line, problem, most, serverProblem, onQuantity }: CartLineRowProps) {
  const { t } = useTranslation('shop');
  const { name, stockQty } = line;
  if (problem === undefined && !serverProblem) return null;
  const take = problem === 'aboveLimit' ? Math.min(stockQty, most) : stockQty;
  return (
    <div
      role="status"
      className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-raised px-4 py-2.5"
    >
      <p className="flex items-start gap-2.5 font-semibold text-red">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        {problem === 'notAvailable' && t('cart.said.notAvailable', { name })}
        {(problem === 'soldOut' || problem === 'tooMany') && t('cart.said.insufficientStock', { name })}
        {problem === 'aboveLimit' && t('cart.said.stockLimit', { name })}
        {problem === undefined && serverProblem}
      </p>
      {(problem === 'tooMany' || problem === 'aboveLimit') && take > 0 && (
        <Button variant="outline" onClick={() => onQuantity(take)}>
          {t(problem === 'tooMany' ? 'cart.takeLeft' : 'cart.takeMost', { count: take })}
        </Button>
      )}
    </div>
  );
}
