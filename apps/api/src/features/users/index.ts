// Owns: users, user_roles, addresses.
export { strongestOf, type UserAccount, UserAccounts } from './user-accounts.js';
export { AddressesModule, UsersModule } from './users.module.js';
export { presentUser } from './users.presenter.js';
