import { databaseFailure, failure, dualFailure } from '../../common/failure.ts';

/**
 * The spec gives NEWS_008 and NEWS_009 two meanings each. Their texts name both, so neither text is ever wrong.
 * NEWS_008 is 400 for malformed input and 404 for an unknown campaign; NEWS_009 is 409 for an existing tag and 502 for
 * an issue that the mail server did not accept.
 */
export const newsletterFailures = {
  NEWS_001: databaseFailure('Newsletter database error', 'Erreur de la base de données de l’infolettre'),
  NEWS_002: failure(400, 'Invalid email', 'Adresse courriel non valide'),
  NEWS_003: failure(404, 'Subscription not found', 'Abonnement introuvable'),
  NEWS_004: failure(404, 'Tag not found', 'Sujet introuvable'),
  NEWS_005: failure(409, 'Campaign already exists', 'Cette campagne existe déjà'),
  NEWS_006: failure(422, 'Scheduled date must be in the future', 'La date prévue doit être à venir'),
  NEWS_007: failure(
    422,
    'Scheduled date required for scheduled campaigns',
    'Une date est requise pour une campagne planifiée',
  ),
  NEWS_008: dualFailure(
    [400, 404],
    'Invalid tags format or campaign not found',
    'Format des sujets non valide ou campagne introuvable',
  ),
  NEWS_009: dualFailure([409, 502], 'Tag already exists or failed to send', 'Le sujet existe déjà ou l’envoi a échoué'),
  NEWS_010: failure(409, 'Email already subscribed', 'Cette adresse courriel est déjà abonnée'),
  NEWS_011: failure(409, 'Cannot delete this campaign', 'Cette campagne ne peut pas être supprimée'),
  NEWS_012: failure(409, 'Already unsubscribed', 'Votre abonnement a déjà pris fin'),
  NEWS_013: failure(
    422,
    'The campaign cannot be sent yet. Its checks say what is missing.',
    'La campagne ne peut pas encore être envoyée. Ses vérifications indiquent ce qui manque.',
  ),
  NEWS_014: failure(
    409,
    'The campaign has changed in the meantime. Check its current status.',
    'La campagne a changé entre-temps. Vérifiez son état actuel.',
  ),
  NEWS_015: failure(
    409,
    'Someone else saved this campaign in the meantime. Review their changes before saving yours.',
    'Quelqu’un d’autre a enregistré cette campagne entre-temps. Consultez ses modifications avant d’enregistrer les vôtres.',
  ),
  NEWS_016: failure(
    422,
    'This file cannot be read as a list of subscribers',
    'Ce fichier ne peut pas être lu comme une liste d’abonnés',
  ),
  NEWS_017: failure(
    422,
    'The law requires our postal address in the confirmation email. Enter it in the settings.',
    'La loi exige notre adresse postale dans le courriel de confirmation. Entrez-la dans les paramètres.',
  ),
  NEWS_018: failure(
    409,
    'Someone else changed this topic in the meantime. Review their changes before saving yours.',
    'Quelqu’un d’autre a modifié ce sujet entre-temps. Consultez ses modifications avant d’enregistrer les vôtres.',
  ),
  NEWS_019: failure(
    400,
    'This report about an email cannot be read, or its signature is not valid',
    'Ce rapport sur un courriel est illisible, ou sa signature n’est pas valide',
  ),
  NEWS_020: failure(404, 'No campaign matches these filters', 'Aucune campagne ne correspond à ces filtres'),
  NEWS_021: failure(
    409,
    'The topics of this subscription have changed in the meantime',
    'Les sujets de cet abonnement ont changé entre-temps',
  ),
  NEWS_022: failure(
    409,
    'A subscription without topics receives everything. Only the subscriber decides that.',
    'Un abonnement sans sujet reçoit tout. Seul l’abonné en décide.',
  ),
  NEWS_023: failure(
    409,
    'This is the only topic of a campaign that is scheduled or being sent. Without it, the campaign would go to everyone.',
    'C’est le seul sujet d’une campagne planifiée ou en cours d’envoi. Sans lui, la campagne irait à tout le monde.',
  ),
  NEWS_999: failure(500, 'Unexpected newsletter error', 'Erreur inattendue de l’infolettre'),
};
