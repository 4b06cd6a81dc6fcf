import { Global, Module } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { BucketStore } from './bucket-store.js';
import { FileStore } from './file-store.js';
import { FolderStore } from './folder-store.js';
import { ScratchFolder } from './scratch-folder.js';

@Global()
@Module({
  providers: [
    {
      provide: FileStore,
      useFactory: ({ files: { bucket, uploads } }: Config) =>
        bucket === null ? new FolderStore(uploads) : new BucketStore(bucket),
      inject: [Config],
    },
    ScratchFolder,
  ],
  exports: [FileStore, ScratchFolder],
})
export class StorageModule {}
