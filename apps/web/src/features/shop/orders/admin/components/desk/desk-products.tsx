import type { ProductAdminRowWire, QuoteWire } from '@dronesoccer/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoundChoices } from '@/features/common/admin/choosing/found-choices';
import { ProductChoice } from '@/features/common/admin/choosing/product-choice';
import { Cover } from '@/features/common/admin/pictures/cover';
import { QuantityStepper } from '@/features/common/quantity-stepper';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { usePaused } from '@/lib/use-paused';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { productSearchQuery } from '../../api/use-desk-order';
import { type DeskLine, withProduct, withQuantity } from '../../model/desk-order';

interface DeskProductsProps {
  lines: readonly DeskLine[];
  /** The latest price of the order, or undefined until there is one. */
  quote: QuoteWire | undefined;
  error: string | undefined;
  onChange: (lines: DeskLine[]) => void;
}

/** The most pieces that the stepper offers; the server decides what an order may contain. */
const mostPieces = 99;

/** The products of an order that staff make, and the search that adds them. */
export function DeskProducts({ lines, quote, error, onChange }: DeskProductsProps) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-4">
      <ProductSearch error={error} onChoose={(product) => onChange(withProduct(lines, product))} />
      {lines.length > 0 && (
        <ul aria-label={t('lines.label')} className="divide-y divide-line border-y border-line">
          {lines.map(({ productId, name, imageUrl, quantity }) => {
            const priced = quote?.lines.find((line) => line.productId === productId);
            const problems = quote?.problems.filter((problem) => problem.productId === productId) ?? [];
            return (
              <li key={productId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <Cover url={imageUrl} />
                <span className="min-w-40 grow">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  {priced && (
                    <span className="block text-sm text-muted tabular-nums">
                      {formatMoney(priced.unitPrice, locale)}
                    </span>
                  )}
                  {problems.map(({ code, message }) => (
                    <span key={code} className="block text-sm font-semibold text-red">
                      {message}
                    </span>
                  ))}
                </span>
                <QuantityStepper
                  name={name}
                  value={quantity}
                  max={mostPieces}
                  removable
                  onChange={(next) => onChange(withQuantity(lines, productId, next))}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface ProductSearchProps {
  error: string | undefined;
  onChoose: (product: Omit<DeskLine, 'quantity'>) => void;
}

function ProductSearch({ error, onChoose }: ProductSearchProps) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const [term, setTerm] = useState('');
  const search = usePaused(term.trim());
  const box = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const found = useQuery(productSearchQuery(search));
  const isSearching = term.trim().length >= 2;
  const choose = ({ id, name, coverImage }: ProductAdminRowWire) => {
    onChoose({ productId: id, name: name[locale], imageUrl: coverImage });
    setTerm('');
    box.current?.focus();
  };
  // A scanner types a barcode and Enter at once, before the results of the whole code are on screen.
  const chooseFirst = async () => {
    const typed = () => box.current?.value.trim() ?? '';
    const typedText = typed();
    if (typedText.length < 2) return;
    const first = await client.fetchQuery(productSearchQuery(typedText)).then(
      ({ items }) => items[0],
      // The list of results shows the error.
      () => undefined,
    );
    if (first && typed() === typedText) choose(first);
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('desk.products.search')} hint={t('desk.products.hint')} error={error} required>
        <Input
          ref={box}
          type="search"
          autoComplete="off"
          value={term}
          onChange={({ target }) => setTerm(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter adds the first product that was found, and does not send the form.
            event.preventDefault();
            void chooseFirst();
          }}
        />
      </Field>
      {isSearching && (
        <FoundChoices
          label={t('desk.products.results')}
          rows={found.data?.items}
          error={found.error}
          onRetry={() => void found.refetch()}
          summary={(count) => (count === 0 ? t('desk.products.none') : t('desk.products.found', { count }))}
          keyOf={({ id }) => id}
        >
          {(product) => (
            <ProductChoice
              product={product}
              note={t('desk.products.stock', { count: product.stockQty })}
              onChoose={() => choose(product)}
            />
          )}
        </FoundChoices>
      )}
    </div>
  );
}
