import { productsAboveLimits } from '@dronesoccer/domain';
import type { CartItemWire, LocalCartItem, ProductCategoryName, ProductWire } from '@dronesoccer/contracts';

/** A line of the cart, whether the cart is stored locally or on the server. */
export interface CartLine {
  productId: string;
  name: string;
  category: ProductCategoryName;
  description: string;
  /** Dollars per unit, as currently charged. */
  price: number;
  stockQty: number;
  /** The most units of this product, and of all products together, in one order; infinite while unknown. */
  maxQuantity: number;
  maxOrderQuantity: number;
  isActive: boolean;
  imageUrl: string;
  quantity: number;
  /** Dollars per unit when the product was added; null if unknown. */
  addedPrice: number | null;
  /** The slug of the product's page, or null if unknown. */
  slug: string | null;
}

/** The product data that the cart needs to add a product. */
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
  // Items stored by an older release contain neither limit.
  maxQuantity: item.maxQuantity ?? Infinity,
  maxOrderQuantity: item.maxOrderQuantity ?? Infinity,
  // For items stored by an older release, `price` is the price at the time of adding.
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

/** Converts a line to its wire format. `id` is empty until the server has assigned one. */
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

/** The reason why a line cannot be ordered as it is. */
export type LineProblem = 'notAvailable' | 'soldOut' | 'tooMany' | 'aboveLimit';

/** Returns the lines that cannot be ordered as they are, keyed by product id. */
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

type LimitedLine = Pick<CartLine, 'productId' | 'maxQuantity' | 'maxOrderQuantity'>;

/** Returns the most units of a product that one order may contain, given the other lines of the cart. */
export function maxOrderable(
  { productId, maxQuantity, maxOrderQuantity }: LimitedLine,
  lines: readonly CartLine[],
): number {
  const beside = lines.reduce((sum, line) => sum + (line.productId === productId ? 0 : line.quantity), 0);
  return Math.max(0, Math.min(maxQuantity, maxOrderQuantity - beside));
}
