import { failure } from '../../common/failure.ts';

export const authFailures = {
  AUTH_001: failure(401, 'Invalid email or password', 'Courriel ou mot de passe non valide'),
  AUTH_002: failure(401, 'Please log in to continue', 'Veuillez vous connecter pour continuer'),
  AUTH_003: failure(403, 'You are not allowed to do this', 'Vous n’avez pas le droit de faire ceci'),
  AUTH_004: failure(
    401,
    'Your session has expired. Please log in again.',
    'Votre session est expirée. Veuillez vous reconnecter.',
  ),
  AUTH_005: failure(
    401,
    'This session was used elsewhere and has been closed. Please log in again.',
    'Cette session a été utilisée ailleurs et a été fermée. Veuillez vous reconnecter.',
  ),
  AUTH_006: failure(403, 'This account is disabled', 'Ce compte est désactivé'),
  AUTH_007: failure(400, 'This password is too weak or too common', 'Ce mot de passe est trop faible ou trop courant'),
  AUTH_008: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
  AUTH_009: failure(400, 'This confirmation link is no longer valid', 'Ce lien de confirmation n’est plus valide'),
  AUTH_010: failure(404, 'Session not found', 'Session introuvable'),
};
