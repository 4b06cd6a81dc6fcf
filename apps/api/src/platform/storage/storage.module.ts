import { Global, Module } from '@nestjs/common';
import { FileStore } from './file-store.js';
import { FolderStore } from './folder-store.js';
import { ScratchFolder } from './scratch-folder.js';

@Global()
@Module({
  providers: [{ provide: FileStore, useClass: FolderStore }, ScratchFolder],
  exports: [FileStore, ScratchFolder],
})
export class StorageModule {}
