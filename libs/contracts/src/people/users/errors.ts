import { databaseFailure, failure } from '../../common/failure.ts';

export const userFailures = {
  USER_001: failure(404, 'User not found', 'Compte introuvable'),
  USER_002: failure(409, 'Email exists already', 'Cette adresse courriel est déjà utilisée'),
  USER_003: failure(
    400,
    'Current password required to update password',
    'Le mot de passe actuel est requis pour changer de mot de passe',
  ),
  USER_004: failure(
    409,
    'Cannot change password for OAuth users',
    'Impossible de changer le mot de passe d’un compte à connexion externe',
  ),
  USER_005: failure(400, 'Current password incorrect', 'Le mot de passe actuel est incorrect'),
  USER_006: failure(
    409,
    'Cannot change password for OAuth users',
    'Impossible de changer le mot de passe d’un compte à connexion externe',
  ),
  USER_007: failure(
    409,
    'Cannot reset password for OAuth users (use social login)',
    'Impossible de réinitialiser le mot de passe d’un compte à connexion externe (utilisez cette connexion)',
  ),
  USER_008: failure(400, 'Invalid or expired reset token', 'Lien de réinitialisation non valide ou expiré'),
  USER_009: failure(400, 'Token expired', 'Ce lien est expiré'),
  USER_010: failure(404, 'No users found', 'Aucun compte trouvé'),
  USER_011: databaseFailure('User database error', 'Erreur de la base de données des comptes'),
  USER_012: failure(
    409,
    'Finish or cancel what is still open before you erase your account',
    'Terminez ou annulez ce qui est encore en cours avant d’effacer votre compte',
  ),
  USER_013: failure(409, 'This is already the email of your account', 'C’est déjà l’adresse courriel de votre compte'),
  USER_014: failure(
    409,
    'This is the last super administrator: give another person the role first',
    'C’est le dernier super administrateur : donnez d’abord ce rôle à quelqu’un d’autre',
  ),
  USER_015: failure(
    409,
    'Someone else changed this account in the meantime',
    'Quelqu’un d’autre a modifié ce compte entre-temps',
  ),
  USER_016: failure(
    409,
    'The email of this account is not confirmed yet, so it cannot get a role',
    'L’adresse courriel de ce compte n’est pas encore confirmée : il ne peut pas recevoir de rôle',
  ),
  USER_017: failure(
    409,
    'This person has already joined or is disabled',
    'Cette personne a déjà accepté l’invitation, ou son compte est désactivé',
  ),
  USER_018: failure(
    409,
    'This is the last person named to read safe sport reports, so only they can end their access',
    'C’est la dernière personne nommée pour lire les signalements en sport sécuritaire : elle seule peut renoncer à cet accès',
  ),
};

export const addressFailures = {
  ADDR_001: failure(404, 'Address not found', 'Adresse introuvable'),
  ADDR_002: failure(
    409,
    'You have reached the limit of saved addresses. Remove one to add another.',
    'Vous avez atteint la limite d’adresses. Supprimez-en une pour en ajouter une autre.',
  ),
};
