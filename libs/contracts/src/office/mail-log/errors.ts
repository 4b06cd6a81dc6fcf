import { failure } from '../../common/failure.ts';

export const mailLogFailures = {
  MAIL_001: failure(404, 'This email is no longer in the log', 'Ce courriel n’est plus dans le journal'),
  MAIL_002: failure(
    409,
    'This email cannot be sent again: its data was not kept',
    'Ce courriel ne peut pas être renvoyé : ses données n’ont pas été conservées',
  ),
  MAIL_003: failure(400, 'Please check the filters', 'Veuillez vérifier les filtres'),
};
