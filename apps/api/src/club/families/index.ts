// Owns: children, family_invitations, family_members.
// Reads: users (users).
//
// A family is an account with the adults who joined it and the children whom it looks after.
export { type ChildRow, childrenOf, fullNameOf } from './families.queries.js';
export { FamiliesModule } from './families.module.js';
