import { productCategories, valuesOf, type LocalCartItem } from '@dronesoccer/contracts';
import { isRecord } from './is-record';

/** Storage may be edited or outdated, so an incomplete item is dropped rather than shown partially. */
export function parseLocalItem(value: unknown): LocalCartItem | null {
  if (!isRecord(value)) return null;
  const { id, name, description, stockQty, price, isActive, coverImage, quantity, slug, addedPrice } = value;
  const { maxQuantity, maxOrderQuantity } = value;
  const category = valuesOf(productCategories).find((each) => each === value.category);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof description !== 'string') return null;
  if (typeof coverImage !== 'string' || typeof isActive !== 'boolean' || category === undefined) return null;
  if (!isCount(stockQty) || typeof price !== 'number' || !(price >= 0) || !isCount(quantity) || quantity < 1)
    return null;
  const item = { id, name, category, description, stockQty, price, isActive, coverImage, quantity };
  return {
    ...item,
    ...(isCount(maxQuantity) && { maxQuantity }),
    ...(isCount(maxOrderQuantity) && { maxOrderQuantity }),
    ...(typeof slug === 'string' && { slug }),
    ...(typeof addedPrice === 'number' && addedPrice >= 0 && { addedPrice }),
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
