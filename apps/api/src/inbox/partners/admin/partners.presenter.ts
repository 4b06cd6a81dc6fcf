import type { Locale, LocalText, PartnerState } from '@dronesoccer/contracts';
import { provinces } from '@dronesoccer/contracts';
import { organisationClock } from '@dronesoccer/domain/calendar';
import type { CsvColumn } from '../../../platform/http/index.js';
import type { PartnerRow } from '../partners.queries.js';

const states: Readonly<Record<PartnerState, LocalText>> = {
  1: { en: 'Pending', fr: 'En attente' },
  2: { en: 'Active', fr: 'Actif' },
  3: { en: 'Inactive', fr: 'Inactif' },
};

/** Instants are shown in the organisation's time zone. */
export function exportColumns(locale: Locale): CsvColumn<PartnerRow>[] {
  const column = (en: string, fr: string, value: CsvColumn<PartnerRow>['value']): CsvColumn<PartnerRow> => ({
    heading: locale === 'fr' ? fr : en,
    value,
  });
  return [
    column('Organization', 'Organisation', (row) => row.orgName),
    column('Status', 'État', (row) => states[row.state][locale]),
    column('Province/Territory', 'Province ou territoire', (row) => provinces[row.province][locale]),
    column('Name', 'Nom', (row) => row.fullName),
    column('Job Title', 'Titre du poste', (row) => row.jobTitle),
    column('Email', 'Courriel', (row) => row.email),
    column('Mobile No', 'Cellulaire', (row) => row.mobileNo),
    column('Website', 'Site web', (row) => row.website ?? ''),
    column('Applied', 'Demande faite', (row) => organisationClock(row.createdAt)),
    column('Changed', 'Modifié', (row) => organisationClock(row.updatedAt)),
  ];
}
