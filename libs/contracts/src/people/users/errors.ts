import { databaseFailure, failure } from '../../common/failure.ts';

export const userFailures = {
  USER_001: failure(404, 'User not found', 'Utilisateur introuvable'),
  USER_002: failure(409, 'Email exists already', 'Ce courriel est déjà utilisé'),
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
  USER_010: failure(404, 'No users found', 'Aucun utilisateur trouvé'),
  USER_011: databaseFailure('User database error', 'Erreur de la base de données des utilisateurs'),
};

export const addressFailures = {
  ADDR_001: failure(404, 'Address not found', 'Adresse introuvable'),
  ADDR_002: failure(
    409,
    'You have reached the limit of saved addresses. Remove one to add another.',
    'Vous avez atteint la limite d’adresses. Supprimez-en une pour en ajouter une autre.',
  ),
};
