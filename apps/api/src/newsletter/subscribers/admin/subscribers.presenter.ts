import {
  type ConsentEntryWire,
  type ConsentSource,
  type Locale,
  type LocalText,
  type SubscriberWire,
  SubscriptionState,
  SuppressionCause,
} from '@dronesoccer/contracts';
import { column, type CsvExport, instantColumn } from '../../../platform/http/index.js';
import { importedWording } from '../subscriptions.queries.js';
import type { ExportedSubscriber, LedgerRow, SubscriberRow } from './subscribers.queries.js';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentSubscriber = ({
  id,
  email,
  state,
  locale,
  tags,
  createdAt,
  confirmedAt,
  endedAt,
  suppression,
}: SubscriberRow): SubscriberWire => ({
  ...{ id, email, state, locale, tags, suppression },
  createdAt: createdAt.toISOString(),
  confirmedAt: instant(confirmedAt),
  endedAt: instant(endedAt),
});

export const presentEntry = ({
  at,
  wording,
  wordingVersion,
  basis,
  givenOn,
  ...entry
}: LedgerRow): ConsentEntryWire => ({
  ...entry,
  at: at.toISOString(),
  wording:
    wording === null ? null : { text: wording, version: wordingVersion === importedWording ? null : wordingVersion },
  imported: basis === null || givenOn === null ? null : { basis, day: givenOn },
});

const states: Readonly<Record<SubscriptionState, LocalText>> = {
  [SubscriptionState.PENDING]: { en: 'Not confirmed', fr: 'Non confirmé' },
  [SubscriptionState.SUBSCRIBED]: { en: 'Subscribed', fr: 'Abonné' },
  [SubscriptionState.UNSUBSCRIBED]: { en: 'Unsubscribed', fr: 'Désabonné' },
  [SubscriptionState.SUPPRESSED]: { en: 'Suppressed', fr: 'Bloqué' },
};

const sources: Readonly<Record<ConsentSource, LocalText>> = {
  footer: { en: 'Footer', fr: 'Bas de page' },
  register: { en: 'Registration', fr: 'Inscription' },
  checkout: { en: 'Checkout', fr: 'Commande' },
  preferences: { en: 'Preferences', fr: 'Préférences' },
  letter: { en: 'Newsletter link', fr: 'Lien d’une infolettre' },
  profile: { en: 'Profile', fr: 'Profil' },
  erasure: { en: 'Erased account', fr: 'Compte effacé' },
  team: { en: 'The team', fr: 'L’équipe' },
  import: { en: 'Import', fr: 'Importation' },
};

const causes: Readonly<Record<SuppressionCause, LocalText>> = {
  [SuppressionCause.COMPLAINT]: { en: 'Reported as spam', fr: 'Signalé comme pourriel' },
  [SuppressionCause.DEAD_ADDRESS]: { en: 'Dead address', fr: 'Adresse inexistante' },
};

const suppressedFor = ({ cause, reason }: NonNullable<SubscriberWire['suppression']>, locale: Locale): string =>
  reason === null ? causes[cause][locale] : `${causes[cause][locale]} (${reason})`;

/** Includes the consent wording that each subscriber last agreed to, which the law requires. */
export const subscriberFile: CsvExport<ExportedSubscriber> = {
  name: { en: 'subscribers', fr: 'abonnes' },
  whenEmpty: 'NEWS_003',
  columns: [
    column('Email', 'Courriel', (row) => row.email),
    column('Status', 'État', (row, locale) => states[row.state][locale]),
    column('Language', 'Langue', (row) => row.locale),
    instantColumn('Asked', 'Demandé', (row) => row.createdAt),
    instantColumn('Confirmed', 'Confirmé', (row) => row.confirmedAt),
    instantColumn('Ended', 'Terminé', (row) => row.endedAt),
    column('Suppressed for', 'Cause du blocage', ({ suppression }, locale) =>
      suppression === null ? '' : suppressedFor(suppression, locale),
    ),
    column('Agreed where', 'Accord donné', (row, locale) => (row.source === null ? '' : sources[row.source][locale])),
    column('Agreed to', 'Texte de l’accord', (row) => row.wording ?? ''),
  ],
};
