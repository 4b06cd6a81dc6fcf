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
};

export const addressFailures = {
  ADDR_001: failure(404, 'Address not found', 'Adresse introuvable'),
  ADDR_002: failure(
    409,
    'You have reached the limit of saved addresses. Remove one to add another.',
    'Vous avez atteint la limite d’adresses. Supprimez-en une pour en ajouter une autre.',
  ),
};
