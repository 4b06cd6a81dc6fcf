import { type BodyOf, freeText, id, judged, list, oneOf, optional } from '../../common/body.ts';
import { ReturnReason, valuesOf } from '../../common/enums.ts';
import { limits } from '../../common/limits.ts';

export const returnBody = {
  // An empty list has a code of its own (ORD_014), and so has a wrong quantity (ORD_015).
  lines: list(
    { productId: id(), quantity: judged(), reason: oneOf(valuesOf(ReturnReason)) },
    { max: limits.cartLinesMax },
  ),
  // The buyer's own words.
  note: freeText({ max: 1_000 }),
};

export const returnQuoteBody = {
  // As in a request; a reason that is not chosen yet is none of the shop's.
  lines: list(
    { productId: id(), quantity: judged(), reason: optional(oneOf(valuesOf(ReturnReason))) },
    { max: limits.cartLinesMax },
  ),
};

export const orderBodies = { 'orders.return': returnBody, 'orders.returnQuote': returnQuoteBody };

export type ReturnBody = BodyOf<typeof returnBody>;
