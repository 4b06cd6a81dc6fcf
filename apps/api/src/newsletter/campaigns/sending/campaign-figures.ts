import type { FigureSource } from '../../../platform/metrics/index.js';
import { emailsToSend } from './run.queries.js';

const waitingEmails = {
  name: 'dronesoccer_campaign_emails_waiting',
  help: 'Emails of newsletter campaigns that are being sent now and have not left yet',
} as const;

export const campaignFigures: FigureSource = {
  figures: [waitingEmails],
  read: async (executor) => [{ name: waitingEmails.name, value: await emailsToSend(executor) }],
};
