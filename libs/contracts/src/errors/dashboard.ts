import { failure } from './failure.ts';

// The dashboard's own areas; they continue the spec's style.

export const settingsFailures = {
  SET_001: failure(
    409,
    'Somebody else has saved the settings meanwhile. Look at theirs before you save yours.',
    'Quelqu’un d’autre a enregistré les paramètres entre-temps. Consultez les siens avant d’enregistrer les vôtres.',
  ),
  SET_002: failure(400, 'Please check the highlighted settings', 'Veuillez vérifier les paramètres indiqués'),
};

export const reportFailures = {
  REPORT_001: failure(
    400,
    'A report covers 1 to 366 days, and ends when it begins or later',
    'Un rapport couvre de 1 à 366 jours et ne se termine pas avant son début',
  ),
};

export const failedJobFailures = {
  JOB_001: failure(
    404,
    'This is no longer on the list: it was tried again or dismissed',
    'Ceci n’est plus dans la liste : une nouvelle tentative a été lancée ou l’élément a été écarté',
  ),
  JOB_002: failure(400, 'This list of failed work does not exist', 'Cette liste de tâches échouées n’existe pas'),
};

export const savedViewFailures = {
  VIEW_001: failure(404, 'Saved view not found', 'Vue enregistrée introuvable'),
  VIEW_002: failure(
    409,
    'There are as many saved views of this list as there can be',
    'Cette liste a déjà le maximum de vues enregistrées',
  ),
  VIEW_003: failure(400, 'A saved view needs a name', 'Une vue enregistrée a besoin d’un nom'),
};
