import { Global, Module } from '@nestjs/common';
import { Imports } from './imports.js';

@Global()
@Module({ providers: [Imports], exports: [Imports] })
export class ImportsModule {}
