import { failure } from '../common/failure.ts';

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
