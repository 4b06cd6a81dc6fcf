export { clientFiles } from './client-files.js';
export { devMailbox } from './dev-mailbox.js';
export { PageRenderer } from './page-renderer.js';
export { ClientModule, type PageHead, PageHeads } from './page-heads.js';
