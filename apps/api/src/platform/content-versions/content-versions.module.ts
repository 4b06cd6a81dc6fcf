import { Global, Module } from '@nestjs/common';
import { ContentVersions } from './content-versions.js';

@Global()
@Module({ providers: [ContentVersions], exports: [ContentVersions] })
export class ContentVersionsModule {}
