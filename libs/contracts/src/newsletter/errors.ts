import { databaseFailure, failure } from '../common/failure.ts';

/**
 * The spec gives NEWS_008 and NEWS_009 two meanings each; their texts name both, so that neither is ever untrue. Their
 * status is that of the first meaning (bad tags, tag exists).
 */
export const newsletterFailures = {
  NEWS_001: databaseFailure('Newsletter database error', 'Erreur de la base de données de l’infolettre'),
  NEWS_002: failure(400, 'Invalid email', 'Courriel non valide'),
  NEWS_003: failure(404, 'Subscription not found', 'Abonnement introuvable'),
  NEWS_004: failure(404, 'Tag not found', 'Étiquette introuvable'),
  NEWS_005: failure(409, 'Campaign already exists', 'Cette campagne existe déjà'),
  NEWS_006: failure(422, 'Scheduled date must be in the future', 'La date prévue doit être dans le futur'),
  NEWS_007: failure(
    422,
    'Scheduled date required for scheduled campaigns',
    'Une date est requise pour une campagne planifiée',
  ),
  NEWS_008: failure(
    400,
    'Invalid tags format or campaign not found',
    'Format des étiquettes non valide ou campagne introuvable',
  ),
  NEWS_009: failure(409, 'Tag already exists or failed to send', 'L’étiquette existe déjà ou l’envoi a échoué'),
  NEWS_010: failure(409, 'Email already subscribed', 'Ce courriel est déjà abonné'),
  NEWS_011: failure(409, 'Cannot delete this campaign', 'Cette campagne ne peut pas être supprimée'),
  NEWS_012: failure(409, 'Already unsubscribed', 'Vous êtes déjà désabonné'),
  NEWS_999: failure(500, 'Unexpected newsletter error', 'Erreur inattendue de l’infolettre'),
};
