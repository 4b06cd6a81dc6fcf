import { productsAboveLimits } from '@dronesoccer/domain';
import type { CartItemWire, LocalCartItem, ProductCategoryName, ProductWire } from '@dronesoccer/contracts';

/** One line of the cart, wherever the cart lives. */
export interface CartLine {
  productId: string;
  name: string;
  category: ProductCategoryName;
  description: string;
  /** Dollars per piece, as charged now. */
  price: number;
  stockQty: number;
  /** The most pieces of it, and of all products together, that one order may hold; infinite while not known. */
  maxQuantity: number;
  maxOrderQuantity: number;
  isActive: boolean;
  imageUrl: string;
  quantity: number;
  /** Dollars per piece when it was put in; null when that is not known. */
  addedPrice: number | null;
  /** The way to the product's page, when it is known. */
  slug: string | null;
}

/** What the cart has to know of a product to take it in. */
export type CartProduct = Omit<CartLine, 'quantity' | 'addedPrice'>;

export const productOfWire = (product: ProductWire): CartProduct => ({
  productId: product.id,
  name: product.name,
  category: product.category,
  description: product.description,
  price: product.salePrice ?? product.price,
  stockQty: product.stockQty,
  maxQuantity: product.maxQuantity,
  maxOrderQuantity: product.maxOrderQuantity,
  isActive: product.isActive,
  imageUrl: product.coverImage,
  slug: product.slug,
});

export const lineOfServer = (item: CartItemWire): CartLine => ({
  productId: item.productId,
  name: item.productName,
  category: item.productCategory,
  description: item.productDescription,
  price: item.productPrice,
  stockQty: item.productStockQty,
  maxQuantity: item.maxQuantity,
  maxOrderQuantity: item.maxOrderQuantity,
  isActive: item.isActive,
  imageUrl: item.productImageUrl,
  quantity: item.quantity,
  addedPrice: item.addedPrice,
  slug: item.slug,
});

export const lineOfLocal = ({ id, coverImage, slug, addedPrice, ...item }: LocalCartItem): CartLine => ({
  ...item,
  // What an older release stored says neither.
  maxQuantity: item.maxQuantity ?? Infinity,
  maxOrderQuantity: item.maxOrderQuantity ?? Infinity,
  // What an older release stored holds the price of that day.
  addedPrice: addedPrice ?? item.price,
  productId: id,
  imageUrl: coverImage,
  slug: slug ?? null,
});

export const localOfLine = ({ productId, imageUrl, slug, addedPrice, ...line }: CartLine): LocalCartItem => {
  const { maxQuantity, maxOrderQuantity, ...item } = line;
  return {
    ...item,
    id: productId,
    coverImage: imageUrl,
    ...(Number.isFinite(maxQuantity) && { maxQuantity }),
    ...(Number.isFinite(maxOrderQuantity) && { maxOrderQuantity }),
    ...(slug === null ? {} : { slug }),
    ...(addedPrice === null ? {} : { addedPrice }),
  };
};

/** The wire's shape of a line; `id` is empty while the server has not given one. */
export const serverOfLine = (line: CartLine, id: string): CartItemWire => ({
  id,
  productId: line.productId,
  slug: line.slug ?? '',
  productName: line.name,
  productCategory: line.category,
  productDescription: line.description,
  productStockQty: line.stockQty,
  maxQuantity: line.maxQuantity,
  maxOrderQuantity: line.maxOrderQuantity,
  productPrice: line.price,
  addedPrice: line.addedPrice,
  isActive: line.isActive,
  productImageUrl: line.imageUrl,
  quantity: line.quantity,
});

/** What keeps a line from being ordered as it stands. */
export type LineProblem = 'notAvailable' | 'soldOut' | 'tooMany' | 'aboveLimit';

/** The lines that cannot be ordered as they stand, by product. */
export function lineProblems(lines: readonly CartLine[]): ReadonlyMap<string, LineProblem> {
  const above = linesAboveLimits(lines);
  return new Map(
    lines.flatMap((line) => {
      const problem = problemOf(line) ?? (above.has(line.productId) ? 'aboveLimit' : null);
      return problem === null ? [] : [[line.productId, problem]];
    }),
  );
}

function problemOf({ isActive, stockQty, quantity }: CartLine): LineProblem | null {
  if (!isActive) return 'notAvailable';
  if (stockQty <= 0) return 'soldOut';
  return quantity > stockQty ? 'tooMany' : null;
}

function linesAboveLimits(lines: readonly CartLine[]): ReadonlySet<string> {
  const [first] = lines;
  if (!first) return new Set();
  return productsAboveLimits(lines, { perProduct: first.maxQuantity, perOrder: first.maxOrderQuantity });
}

type Limited = Pick<CartLine, 'productId' | 'maxQuantity' | 'maxOrderQuantity'>;

/** How many pieces of a product one order may hold, beside what else is in the cart. */
export function mostOf({ productId, maxQuantity, maxOrderQuantity }: Limited, lines: readonly CartLine[]): number {
  const beside = lines.reduce((sum, line) => sum + (line.productId === productId ? 0 : line.quantity), 0);
  return Math.max(0, Math.min(maxQuantity, maxOrderQuantity - beside));
}
