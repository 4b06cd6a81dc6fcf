export { clientFiles } from './client-files.js';
export { devMailbox } from './dev-mailbox.js';
export { ClientModule, type PageHead, PageHeads } from './page-heads.js';
