import { databaseFailure, failure } from '../../common/failure.ts';

/**
 * PROD_010 and PROD_011 have the same meaning in the spec. PROD_010 answers a buyer; PROD_011 answers the dashboard if
 * a stock move takes more than the shelf holds.
 */
export const productFailures = {
  PROD_001: failure(404, 'Product not found', 'Produit introuvable'),
  PROD_002: failure(409, 'Product name exists', 'Un produit porte déjà ce nom'),
  PROD_003: failure(409, 'Product inactive', 'Ce produit est inactif'),
  PROD_004: failure(404, 'No active products', 'Aucun produit actif'),
  PROD_005: failure(400, 'Invalid data for the product', 'Données du produit non valides'),
  PROD_006: databaseFailure('Product database error', 'Erreur de la base de données des produits'),
  PROD_007: failure(400, 'Product validation failed', 'La demande contient des champs non valides'),
  PROD_008: failure(
    409,
    'Product delete failed: it has been sold or stocked, so deactivate it instead',
    'La suppression du produit a échoué : il a été vendu ou stocké, désactivez-le plutôt',
  ),
  PROD_009: failure(
    409,
    'Product update failed: someone else has changed it in the meantime',
    'La mise à jour du produit a échoué : quelqu’un d’autre l’a modifié entre-temps',
  ),
  PROD_010: failure(409, 'Product out of stock', 'Produit en rupture de stock'),
  PROD_011: failure(409, 'Product out of stock', 'Produit en rupture de stock'),
  PROD_012: failure(410, 'This link is no longer valid', 'Ce lien n’est plus valide'),
};

/** The errors of product imports. */
export const importFailures = {
  IMPORT_001: failure(404, 'Import not found', 'Importation introuvable'),
  IMPORT_002: failure(
    422,
    'This file cannot be read as a list of products',
    'Ce fichier ne peut pas être lu comme une liste de produits',
  ),
  IMPORT_003: failure(
    409,
    'This import has nothing to apply now',
    'Cette importation n’a rien à appliquer pour le moment',
  ),
};
