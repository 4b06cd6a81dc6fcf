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
  isActive: item.isActive,
  imageUrl: item.productImageUrl,
  quantity: item.quantity,
  addedPrice: item.addedPrice,
  slug: item.slug,
});

export const lineOfLocal = ({ id, coverImage, slug, addedPrice, ...item }: LocalCartItem): CartLine => ({
  ...item,
  // What an older release stored holds the price of that day.
  addedPrice: addedPrice ?? item.price,
  productId: id,
  imageUrl: coverImage,
  slug: slug ?? null,
});

export const localOfLine = ({ productId, imageUrl, slug, addedPrice, ...line }: CartLine): LocalCartItem => ({
  ...line,
  id: productId,
  coverImage: imageUrl,
  ...(slug === null ? {} : { slug }),
  ...(addedPrice === null ? {} : { addedPrice }),
});

/** The wire's shape of a line; `id` is empty while the server has not given one. */
export const serverOfLine = (line: CartLine, id: string): CartItemWire => ({
  id,
  productId: line.productId,
  slug: line.slug ?? '',
  productName: line.name,
  productCategory: line.category,
  productDescription: line.description,
  productStockQty: line.stockQty,
  productPrice: line.price,
  addedPrice: line.addedPrice,
  isActive: line.isActive,
  productImageUrl: line.imageUrl,
  quantity: line.quantity,
});

/** What keeps a line from being ordered as it stands. */
export type LineProblem = 'notAvailable' | 'soldOut' | 'tooMany';

export function lineProblem({ isActive, stockQty, quantity }: CartLine): LineProblem | null {
  if (!isActive) return 'notAvailable';
  if (stockQty <= 0) return 'soldOut';
  return quantity > stockQty ? 'tooMany' : null;
}
