// Owns: contacts, contact_messages, contact_answers. Reads: users (users).
//
// Messages that people send to the organisation, and its answers: see docs/decisions/contacts.md.
export { ContactsModule } from './contacts.module.js';
