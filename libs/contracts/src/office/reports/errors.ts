import { failure } from '../../common/failure.ts';

export const reportFailures = {
  REPORT_001: failure(
    400,
    'Choose a period of 1 to 366 days that does not end before it starts',
    'Choisissez une période de 1 à 366 jours qui ne finit pas avant son début',
  ),
  REPORT_002: failure(404, 'There are no figures for these days', 'Il n’y a pas de chiffres pour ces jours'),
};

export const failedJobFailures = {
  JOB_001: failure(
    404,
    'This task is no longer on the list: it was retried or dismissed',
    'Cette tâche n’est plus dans la liste : elle a été relancée ou écartée',
  ),
  JOB_002: failure(400, 'This list of failed tasks does not exist', 'Cette liste de tâches échouées n’existe pas'),
};
