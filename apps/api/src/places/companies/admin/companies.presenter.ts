import type { CompanyDetailWire } from '@dronesoccer/contracts';
import { asWire } from '../../../platform/database/index.js';
import type { CompanyPerson, CompanyRow } from './companies.queries.js';

export function presentCompanyDetail(row: CompanyRow, people: readonly CompanyPerson[]): CompanyDetailWire {
  return {
    ...asWire(row),
    people: people.map((person) => ({ ...person, name: `${person.firstName} ${person.lastName}`.trim() })),
  };
}
