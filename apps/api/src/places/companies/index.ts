// Owns: companies. Reads: locations (locations), users (users), user_roles (users), identities (auth). Reports: arenas
// (arenas).
export { activeCompany, assertNotLastOf, type CompanyRow, holdCompanies } from './admin/companies.queries.js';
export { CompaniesModule } from './companies.module.js';
