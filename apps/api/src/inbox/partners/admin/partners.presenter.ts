import type { LocalText, PartnerState } from '@dronesoccer/contracts';
import { provinces } from '@dronesoccer/contracts';
import { column, type CsvExport, instantColumn } from '../../../platform/http/index.js';
import type { PartnerRow } from '../partners.queries.js';

const states: Readonly<Record<PartnerState, LocalText>> = {
  1: { en: 'Pending', fr: 'En attente' },
  2: { en: 'Active', fr: 'Actif' },
  3: { en: 'Inactive', fr: 'Inactif' },
};

/** Instants are shown in the organisation's time zone. */
export const partnerExport: CsvExport<PartnerRow> = {
  name: { en: 'partners', fr: 'partenaires' },
  whenEmpty: 'PART_004',
  columns: [
    column('Organization', 'Organisation', (row) => row.orgName),
    column('Status', 'État', (row, locale) => states[row.state][locale]),
    column('Province/Territory', 'Province ou territoire', (row, locale) => provinces[row.province][locale]),
    column('Name', 'Nom', (row) => row.fullName),
    column('Job Title', 'Titre du poste', (row) => row.jobTitle),
    column('Email', 'Courriel', (row) => row.email),
    column('Mobile No', 'Cellulaire', (row) => row.mobileNo),
    column('Website', 'Site web', (row) => row.website ?? ''),
    instantColumn('Applied', 'Demande faite', (row) => row.createdAt),
    instantColumn('Changed', 'Modifié', (row) => row.updatedAt),
  ],
};
