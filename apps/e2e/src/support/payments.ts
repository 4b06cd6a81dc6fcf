import type { CallBody } from '@dronesoccer/contracts';
import * as devkit from '@dronesoccer/devkit';
import { caller } from './api.ts';

/** Pays like the provider's page, but without a browser. */
export const payAtProvider = (subject: CallBody<'payments.create'>, accessToken?: string): Promise<void> =>
  devkit.payAtProvider(caller, subject, accessToken);
