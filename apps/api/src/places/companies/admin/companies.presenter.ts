import type { CompanyDetailWire, CompanyWire } from '@dronesoccer/contracts';
import type { CompanyPerson, CompanyRow } from './companies.queries.js';

export function presentCompany({ createdAt, ...row }: CompanyRow): CompanyWire {
  return { ...row, createdAt: createdAt.toISOString() };
}

export function presentCompanyDetail(row: CompanyRow, people: readonly CompanyPerson[]): CompanyDetailWire {
  return {
    ...presentCompany(row),
    people: people.map((person) => ({ ...person, name: `${person.firstName} ${person.lastName}`.trim() })),
  };
}
