import { failure } from '../../common/failure.ts';

export const authFailures = {
  AUTH_001: failure(401, 'Invalid email or password', 'Adresse courriel ou mot de passe non valide'),
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
  AUTH_006: failure(
    403,
    'This account is disabled. Contact us if this is a mistake.',
    'Ce compte est désactivé. Écrivez-nous s’il s’agit d’une erreur.',
  ),
  AUTH_007: failure(
    400,
    'This password is too weak or too common. Choose another one.',
    'Ce mot de passe est trop faible ou trop courant. Choisissez-en un autre.',
  ),
  AUTH_008: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
  AUTH_009: failure(400, 'This confirmation link is no longer valid', 'Ce lien de confirmation n’est plus valide'),
  AUTH_010: failure(404, 'Session not found', 'Session introuvable'),
  AUTH_011: failure(400, 'The login with Google was cancelled', 'La connexion avec Google a été annulée'),
  AUTH_012: failure(
    503,
    'Google cannot be reached. Please try again later, or log in with your password.',
    'Google est injoignable. Réessayez plus tard ou connectez-vous avec votre mot de passe.',
  ),
  AUTH_013: failure(
    400,
    'This login took too long or was begun in another browser. Please try again.',
    'Cette connexion a pris trop de temps ou a été commencée dans un autre navigateur. Veuillez réessayer.',
  ),
  AUTH_014: failure(
    409,
    'This email has an account here that is not confirmed. Log in with your password and confirm it, then continue with Google.',
    'Cette adresse courriel a un compte ici, mais n’est pas confirmée. Connectez-vous avec votre mot de passe, confirmez-la, puis continuez avec Google.',
  ),
  AUTH_015: failure(
    400,
    'Google has not confirmed your email. Confirm it there, or create an account with a password.',
    'Google n’a pas confirmé votre adresse courriel. Confirmez-la auprès de Google ou créez un compte avec un mot de passe.',
  ),
  AUTH_016: failure(
    409,
    'Log in with Google again, and confirm this within 10 minutes',
    'Reconnectez-vous avec Google, puis confirmez ceci dans les 10 minutes',
  ),
  AUTH_017: failure(
    409,
    'Enter the code from your authenticator app',
    'Entrez le code de votre application d’authentification',
  ),
  AUTH_018: failure(
    409,
    'This code is not valid. Enter the app’s current code or a recovery code that you have not used.',
    'Ce code n’est pas valide. Entrez le code que votre application affiche maintenant ou un code de secours inutilisé.',
  ),
  AUTH_019: failure(409, 'Confirm your identity to continue', 'Confirmez votre identité pour continuer'),
  AUTH_020: failure(
    409,
    'Your role requires two-step login. Turn it on in your account first.',
    'Votre rôle exige la connexion en deux étapes. Activez-la d’abord dans votre compte.',
  ),
  AUTH_021: failure(
    409,
    'Two-step login has been turned on or off in the meantime. Reload the page.',
    'La connexion en deux étapes a été activée ou désactivée entre-temps. Rechargez la page.',
  ),
  AUTH_022: failure(
    409,
    'Your role requires two-step login, so it cannot be turned off',
    'Votre rôle exige la connexion en deux étapes; elle ne peut pas être désactivée',
  ),
};
