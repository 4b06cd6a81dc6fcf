// Owns: users, user_roles, addresses.
export { authorName } from './author-name.js';
export { accountInvited, InviteAccount } from './invite-account.js';
export { organisationRecipients } from './office-readers.js';
export { isOwnAddress, type SuperAdmin, superAdmins } from './people.queries.js';
export { assertMayChangeReaders, assertMayEndReader, safeSportReaders } from './safe-sport-readers.js';
export { fullNameOf, strongestOf, type UserAccount, UserAccounts } from './user-accounts.js';
export { AddressesModule, UsersModule } from './users.module.js';
export { defaultAvatar, presentUser } from './users.presenter.js';
