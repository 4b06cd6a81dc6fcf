import {
  type AccountRowWire,
  AccountState,
  type LocalText,
  type PersonAuditWire,
  valueNames,
} from '@dronesoccer/contracts';
import { column, type CsvExport, instantColumn } from '../../../platform/http/index.js';
import { fullNameOf } from '../../../people/users/index.js';
import type { AccountRow } from './accounts.queries.js';
import type { AuditRow } from './person.queries.js';

export function presentRow(row: AccountRow): AccountRowWire {
  const { id, email, state, roles, companyId, companyName, createdAt, lastSeenAt } = row;
  return {
    ...{ id, email, state, roles },
    name: fullNameOf(row),
    company: companyId === null || companyName === null ? null : { id: companyId, name: companyName },
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}

export function presentAudit({ at, before, after, ...entry }: AuditRow): PersonAuditWire {
  const roles = before?.roles && after?.roles ? { before: before.roles, after: after.roles } : null;
  return {
    ...{ id: entry.id, actor: entry.actor, action: entry.action, roles },
    at: at.toISOString(),
    reason: after?.reason ?? null,
  };
}

const stateNames: Readonly<Record<AccountState, LocalText>> = {
  [AccountState.ACTIVE]: { en: 'Active', fr: 'Actif' },
  [AccountState.INVITED]: { en: 'Invited', fr: 'Invité' },
  [AccountState.UNCONFIRMED]: { en: 'Email not confirmed', fr: 'Courriel non confirmé' },
  [AccountState.CLOSED]: { en: 'Disabled', fr: 'Désactivé' },
};

/** Instants are shown in the organisation's time zone. */
export const accountExport: CsvExport<AccountRow> = {
  name: { en: 'accounts', fr: 'comptes' },
  whenEmpty: 'USER_010',
  columns: [
    column('First name', 'Prénom', (row) => row.firstName),
    column('Last name', 'Nom de famille', (row) => row.lastName),
    column('Email', 'Courriel', (row) => row.email),
    column('Status', 'État', (row, locale) => stateNames[row.state][locale]),
    column('Roles', 'Rôles', (row, locale) => row.roles.map((role) => valueNames.role[role][locale]).join(', ')),
    column('Company', 'Entreprise', (row) => row.companyName ?? ''),
    instantColumn('Created', 'Création', (row) => row.createdAt),
    instantColumn('Last seen', 'Dernière visite', (row) => row.lastSeenAt),
  ],
};
