import { failure } from '../common/failure.ts';

export const reportFailures = {
  REPORT_001: failure(
    400,
    'A report covers 1 to 366 days, and ends when it begins or later',
    'Un rapport couvre de 1 à 366 jours et ne se termine pas avant son début',
  ),
};
