import { failure } from '../../common/failure.ts';

export const couponFailures = {
  COUPON_CREATION_FAILED: failure(409, 'Coupon creation failed', 'La création du coupon a échoué'),
  COUPON_FETCH_FAILED: failure(503, 'Coupon fetch failed', 'La lecture du coupon a échoué'),
  COUPON_NOT_FOUND: failure(404, 'Coupon not found', 'Coupon introuvable'),
  COUPON_UPDATE_FAILED: failure(409, 'Coupon update failed', 'La mise à jour du coupon a échoué'),
  COUPON_DELETE_FAILED: failure(
    409,
    'Coupon delete failed: orders have used it. End it instead.',
    'La suppression du coupon a échoué : des commandes l’ont utilisé. Mettez-y plutôt fin.',
  ),
  COUPON_ASSIGN_FAILED: failure(409, 'Coupon assign failed', 'L’attribution du coupon a échoué'),
  COUPON_ALREADY_ASSIGNED: failure(
    409,
    'Coupon already assigned to this email',
    'Ce coupon est déjà attribué à cette adresse courriel',
  ),
  COUPON_NONE_FOUND: failure(404, 'No coupon matches these filters', 'Aucun coupon ne correspond à ces filtres'),
  COUPON_UNKNOWN_ERROR: failure(500, 'Unknown coupon error', 'Erreur inconnue liée au coupon'),
};

/** The reasons why an existing coupon does not apply to an order. */
export const couponRefusals = {
  COUPON_NOT_STARTED: failure(422, 'This coupon is not valid yet', 'Ce code promo n’est pas encore valide'),
  COUPON_EXPIRED: failure(422, 'This coupon has expired', 'Ce code promo est expiré'),
  COUPON_USED_UP: failure(409, 'This coupon has been used up', 'Ce code promo a atteint sa limite d’utilisation'),
  COUPON_MINIMUM_NOT_MET: failure(
    422,
    'The order does not reach this coupon’s minimum',
    'La commande n’atteint pas le minimum requis pour ce code promo',
  ),
  COUPON_NOT_APPLICABLE: failure(
    422,
    'This coupon does not apply to these products',
    'Ce code promo ne s’applique pas à ces produits',
  ),
  COUPON_NOT_YOURS: failure(
    422,
    'This coupon belongs to another email address',
    'Ce code promo est lié à une autre adresse courriel',
  ),
  COUPON_FIRST_ORDER_ONLY: failure(
    422,
    'This coupon is for a first order only',
    'Ce code promo est réservé à une première commande',
  ),
  // The text reveals nothing more, because anyone can type any email.
  COUPON_NOT_FOR_EMAIL: failure(
    422,
    'This coupon cannot be used with this email address',
    'Ce code promo ne peut pas être utilisé avec cette adresse courriel',
  ),
};

/** A refusal that a quote or a coupon check can return. */
export type CouponRefusal = Exclude<keyof typeof couponRefusals, 'COUPON_NOT_FOR_EMAIL'> | 'COUPON_NOT_FOUND';
