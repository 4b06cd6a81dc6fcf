import {
  type ConsentEntryWire,
  type ConsentSource,
  type Locale,
  type LocalText,
  type SubscriberWire,
  SubscriptionState,
  SuppressionCause,
} from '@dronesoccer/contracts';
import { organisationClock } from '@dronesoccer/domain/calendar';
import type { CsvColumn } from '../../../platform/http/index.js';
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

const clock = (at: Date | null): string => (at === null ? '' : organisationClock(at));

/** Includes the consent wording that each subscriber last agreed to, which the law requires. */
export function exportColumns(locale: Locale): CsvColumn<ExportedSubscriber>[] {
  const column = (
    heading: LocalText,
    value: CsvColumn<ExportedSubscriber>['value'],
  ): CsvColumn<ExportedSubscriber> => ({
    heading: heading[locale],
    value,
  });
  return [
    column({ en: 'Email', fr: 'Courriel' }, (row) => row.email),
    column({ en: 'Status', fr: 'État' }, (row) => states[row.state][locale]),
    column({ en: 'Language', fr: 'Langue' }, (row) => row.locale),
    column({ en: 'Asked', fr: 'Demandé' }, (row) => clock(row.createdAt)),
    column({ en: 'Confirmed', fr: 'Confirmé' }, (row) => clock(row.confirmedAt)),
    column({ en: 'Ended', fr: 'Terminé' }, (row) => clock(row.endedAt)),
    column({ en: 'Suppressed for', fr: 'Cause du blocage' }, ({ suppression }) =>
      suppression === null ? '' : suppressedFor(suppression, locale),
    ),
    column({ en: 'Agreed where', fr: 'Accord donné' }, (row) =>
      row.source === null ? '' : sources[row.source][locale],
    ),
    column({ en: 'Agreed to', fr: 'Texte de l’accord' }, (row) => row.wording ?? ''),
  ];
}
