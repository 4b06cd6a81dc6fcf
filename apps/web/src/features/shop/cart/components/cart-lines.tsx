import { cartTotals } from '@dronesoccer/domain';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { useCartChanges } from '../api/use-cart-changes';
import { lineProblems, maxOrderable, type CartLine } from '../model/cart-line';
import { CartLineRow } from './cart-line-row';

interface CartLinesProps {
  lines: readonly CartLine[];
  /** The server's objections by product id. */
  problems: ReadonlyMap<string, string>;
  onSaveForLater?: ((line: CartLine) => void) | undefined;
}

/** The cart's lines. The last removal can be undone. */
export function CartLines({ lines, problems, onSaveForLater }: CartLinesProps) {
  const { t } = useTranslation('shop');
  const { change } = useCartChanges();
  const [removed, setRemoved] = useState<readonly CartLine[]>([]);
  const list = useRef<HTMLUListElement>(null);

  const setQuantity = (line: CartLine, quantity: number) => {
    const { productId } = line;
    if (quantity > 0) change({ kind: 'set', productId, quantity });
    else if (change({ kind: 'remove', productId })) setRemoved([line]);
  };
  const empty = () => {
    if (change({ kind: 'clear' })) setRemoved(lines);
  };
  // A removal may have failed, and a product may have been added again. It must not come back twice.
  const gone = removed.filter(({ productId }) => lines.every((line) => line.productId !== productId));
  const bringBack = () => {
    for (const { quantity, ...product } of gone) change({ kind: 'add', product, quantity });
    setRemoved([]);
    list.current?.focus();
  };
  const [first] = gone;
  const unorderable = lineProblems(lines);
  const [one] = lines;
  const isFull = one !== undefined && cartTotals(lines).totalItems >= one.maxOrderQuantity;

  return (
    <>
      <div role="status">
        {first && (
          <p className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-raised py-2 pr-2 pl-4">
            {gone.length === 1 ? t('cart.said.removed', { name: first.name }) : t('cart.emptied')}
            {/* The pressed button disappears with its line, so this button takes the focus. */}
            <Button key={first.productId} autoFocus variant="quiet" onClick={bringBack}>
              <Undo2 aria-hidden className="size-5" />
              {t('cart.undo')}
            </Button>
          </p>
        )}
      </div>
      {lines.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={t('cart.lines')} className="border-t border-line">
          {lines.map((line) => (
            <CartLineRow
              key={line.productId}
              line={line}
              problem={unorderable.get(line.productId)}
              most={maxOrderable(line, lines)}
              serverProblem={problems.get(line.productId)}
              onQuantity={(quantity) => setQuantity(line, quantity)}
              onSaveForLater={onSaveForLater && (() => onSaveForLater(line))}
            />
          ))}
        </ul>
      )}
      <div role="status">
        {isFull && (
          <p className="mt-3 text-sm text-muted">
            {t('quantity.mostInOrder', { ns: 'common', count: one.maxOrderQuantity })}
          </p>
        )}
      </div>
      {lines.length > 1 && (
        <p className="mt-3 text-right">
          <Button variant="quiet" onClick={empty}>
            {t('cart.clear')}
          </Button>
        </p>
      )}
    </>
  );
}
