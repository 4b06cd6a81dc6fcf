import { Module } from '@nestjs/common';
import { EditEntries } from './admin/edit-entries.js';
import { EntriesAdminController } from './admin/entries.controller.js';
import { OrderEntries } from './admin/order-entries.js';
import { ReadVersions } from './admin/read-versions.js';
import { ReadEntries } from './read-entries.js';

@Module({
  controllers: [EntriesAdminController],
  providers: [EditEntries, OrderEntries, ReadEntries, ReadVersions],
  exports: [ReadEntries],
})
export class EntriesModule {}
