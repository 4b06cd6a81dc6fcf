import { importQueries } from '../../../common/import-queries.ts';
import { importOutcomes } from './wire.ts';

export const subscriberImportQueries = importQueries('newsletter.imports', importOutcomes);
