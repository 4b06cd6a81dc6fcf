export { clientFiles } from './client-files.js';
export { devMailbox } from './dev-mailbox.js';
