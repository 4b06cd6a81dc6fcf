import { serverLimits } from '../../common/limits.ts';
import { databaseFailure, failure } from '../../common/failure.ts';

export const familyFailures = {
  FAMI_001: failure(404, 'Not found in your family', 'Introuvable dans votre famille'),
  FAMI_002: failure(400, 'Invalid family data', 'Données de la famille non valides'),
  FAMI_003: databaseFailure('Family database error', 'Erreur de la base de données des familles'),
  FAMI_004: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
  FAMI_005: failure(
    409,
    `A family has at most ${serverLimits.familyMax} people. Open invitations count.`,
    `Une famille compte au plus ${serverLimits.familyMax} personnes. Les invitations en attente comptent.`,
  ),
  FAMI_006: failure(
    409,
    'This profile has changed since you opened it. Please review it again.',
    'Ce profil a changé depuis que vous l’avez ouvert. Veuillez le vérifier de nouveau.',
  ),
  FAMI_007: failure(
    409,
    'The family plan is not active, so no adult can join',
    'L’adhésion familiale n’est pas en vigueur : aucun adulte ne peut s’y joindre',
  ),
  FAMI_008: failure(
    409,
    `A child can have an account from the age of ${serverLimits.ownAccountAge}`,
    `Un enfant peut avoir son propre compte dès l’âge de ${serverLimits.ownAccountAge} ans`,
  ),
  FAMI_009: failure(
    409,
    'This account already belongs to a family. Leave that family first.',
    'Ce compte fait déjà partie d’une famille. Quittez-la d’abord.',
  ),
  FAMI_010: failure(
    409,
    'This invitation is for another person. Log in with the account of the invited person.',
    'Cette invitation s’adresse à une autre personne. Connectez-vous avec le compte de la personne invitée.',
  ),
  FAMI_011: failure(
    409,
    'This child’s membership is active or waiting for payment. Remove the profile once it is over.',
    'L’adhésion de cet enfant est active ou en attente de paiement. Retirez son profil quand elle aura pris fin.',
  ),
};
