import {
  type ErrorCode,
  errorText,
  type Locale,
  productCategories,
  type ReorderLineWire,
  type ReorderWire,
} from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { ReorderLine } from './reorder.queries.js';

export function presentReorder(lines: readonly ReorderLine[], locale: Locale): ReorderWire {
  return { lines: lines.map((line) => presentLine(line, locale)) };
}

function presentLine(line: ReorderLine, locale: Locale): ReorderLineWire {
  const { boughtName: name, requested } = line;
  const isSold = line.id !== null && line.isActive;
  const inStock = isSold ? Math.min(requested, line.stockQty) : 0;
  const quantity = Math.min(inStock, line.maxQuantity);
  const code = problemOf(line, inStock, quantity);
  return {
    name,
    requested,
    quantity,
    problem: code === null ? null : { code, message: errorText(code, locale) },
    product:
      line.id === null || !line.isActive
        ? null
        : {
            id: line.id,
            slug: line.slug,
            name: line.name,
            category: productCategories[line.category],
            description: line.description,
            price: toDollars(line.priceCents),
            stockQty: line.stockQty,
            maxQuantity: line.maxQuantity,
            maxOrderQuantity: line.maxOrderQuantity,
            isActive: line.isActive,
            coverImage: line.coverUrl ?? '',
          },
  };
}

function problemOf({ id, isActive, requested }: ReorderLine, inStock: number, quantity: number): ErrorCode | null {
  if (id === null) return 'PROD_001';
  if (!isActive) return 'PROD_003';
  if (inStock < requested) return 'ORD_010';
  return quantity < inStock ? 'CHECKOUT_003' : null;
}
