// Owns: contacts, contact_messages, contact_answers. Reads: users (users).
// What people write to the organisation, and what it answers: see docs/decisions/contacts.md.
export { ContactsModule } from './contacts.module.js';
