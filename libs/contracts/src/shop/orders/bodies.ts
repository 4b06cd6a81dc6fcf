import { type BodyOf, freeText, id, unchecked, list, oneOf, optional } from '../../common/body.ts';
import { ReturnReason, valuesOf } from '../../common/enums.ts';
import { limits } from '../../common/limits.ts';

export const returnBody = {
  // An empty list has a specific code (ORD_014), and so does an invalid quantity (ORD_015).
  lines: list(
    { productId: id(), quantity: unchecked(), reason: oneOf(valuesOf(ReturnReason)) },
    { max: limits.cartLinesMax },
  ),
  // The buyer's own words.
  note: freeText({ max: 1_000 }),
};

export const returnQuoteBody = {
  // The lines, as in a request. A line without a reason counts as not the shop's fault.
  lines: list(
    { productId: id(), quantity: unchecked(), reason: optional(oneOf(valuesOf(ReturnReason))) },
    { max: limits.cartLinesMax },
  ),
};

export const orderBodies = { 'orders.return': returnBody, 'orders.returnQuote': returnQuoteBody };

export type ReturnBody = BodyOf<typeof returnBody>;
