import { Module } from '@nestjs/common';
import { ReadEntries } from './read-entries.js';

@Module({ providers: [ReadEntries], exports: [ReadEntries] })
export class EntriesModule {}
