import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { FollowDatabase } from './follow-database.js';

@Global()
@Module({ providers: [Clock, FollowDatabase], exports: [Clock] })
export class ClockModule {}
