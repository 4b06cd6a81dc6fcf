export { FileStore, type StoredFile } from './file-store.js';
export { openFile } from './open-file.js';
export { ScratchFolder } from './scratch-folder.js';
export { StorageModule } from './storage.module.js';
export { unfinishedFile, writeWhole } from './write-file.js';
