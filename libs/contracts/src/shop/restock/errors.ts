import { failure } from '../../common/failure.ts';

export const restockNoticeFailures = {
  RESTOCK_001: failure(
    404,
    'This link is not valid, or the request was deleted meanwhile',
    'Ce lien n’est pas valide, ou la demande a été supprimée entre-temps',
  ),
  RESTOCK_002: failure(
    409,
    'This product is in stock: you can order it now',
    'Ce produit est en stock : vous pouvez le commander maintenant',
  ),
};
