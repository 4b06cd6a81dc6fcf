import { failure } from '../../common/failure.ts';

export const settingsFailures = {
  SET_001: failure(
    409,
    'Someone else saved the settings in the meantime. Review their changes before saving yours.',
    'Quelqu’un d’autre a enregistré les paramètres entre-temps. Consultez ses modifications avant d’enregistrer les vôtres.',
  ),
  SET_002: failure(400, 'Please check the highlighted settings', 'Veuillez vérifier les paramètres indiqués'),
};
