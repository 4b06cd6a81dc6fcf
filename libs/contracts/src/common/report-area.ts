import type { CallArea } from './call.ts';

/** The fallback error codes of calls that report figures, in any area. */
export const reportArea: CallArea = {
  part: 'core',
  validation: 'REPORT_001',
  invalidData: 'REPORT_001',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};
