import { DeliveryState, type LocalText, valueNames } from '@dronesoccer/contracts';
import { column, type CsvColumn, type CsvExport, instantColumn } from '../../../../platform/http/index.js';
import { listedText } from './campaigns.presenter.js';
import type { ExportedCampaign } from './find-campaigns.queries.js';

/** The delivery states in the order of their columns. */
const deliveries: readonly (readonly [DeliveryState, LocalText])[] = [
  [DeliveryState.SENT, { en: 'Sent', fr: 'Envoyés' }],
  [DeliveryState.FAILED, { en: 'Failed', fr: 'Échecs' }],
  [DeliveryState.UNKNOWN, { en: 'Unknown', fr: 'Incertains' }],
  [DeliveryState.SKIPPED, { en: 'Skipped', fr: 'Non envoyés' }],
  [DeliveryState.PENDING, { en: 'Waiting', fr: 'En attente' }],
  [DeliveryState.SENDING, { en: 'Being sent', fr: 'En cours d’envoi' }],
];

const deliveryColumns: readonly CsvColumn<ExportedCampaign>[] = deliveries.map(([state, { en, fr }]) =>
  column(en, fr, (row) => row.deliveries[state] ?? 0),
);

/** Instants are shown in the organisation's time zone. */
export const campaignExport: CsvExport<ExportedCampaign> = {
  name: { en: 'campaigns', fr: 'campagnes' },
  whenEmpty: 'NEWS_020',
  columns: [
    column('Title', 'Titre', (row) => row.title),
    column('Subject', 'Objet', (row, locale) => listedText(row, locale).subject),
    column('Status', 'État', (row, locale) => valueNames.campaignStatus[row.status][locale]),
    column('Topics', 'Sujets', ({ tags }, locale) => tags.map(({ names }) => names[locale]).join(', ')),
    instantColumn('Scheduled', 'Planifiée', (row) => row.scheduledAt),
    instantColumn('Started', 'Début de l’envoi', (row) => row.sendStartedAt),
    instantColumn('Ended', 'Fin de l’envoi', (row) => row.endedAt),
    ...deliveryColumns,
    column('Visits', 'Visites', (row) => row.visits),
    column('Unsubscribes', 'Désabonnements', (row) => row.unsubscribes),
    instantColumn('Created', 'Création', (row) => row.createdAt),
    instantColumn('Changed', 'Modifiée', (row) => row.updatedAt),
  ],
};
