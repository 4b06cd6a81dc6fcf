import { failure } from '../common/failure.ts';

export const settingsFailures = {
  SET_001: failure(
    409,
    'Somebody else has saved the settings meanwhile. Look at theirs before you save yours.',
    'Quelqu’un d’autre a enregistré les paramètres entre-temps. Consultez les siens avant d’enregistrer les vôtres.',
  ),
  SET_002: failure(400, 'Please check the highlighted settings', 'Veuillez vérifier les paramètres indiqués'),
};
