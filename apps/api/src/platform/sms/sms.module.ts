import { Global, Module } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { Log } from '../logging/index.js';
import { HttpSms, LoggedSms, Sms } from './sms.js';

@Global()
@Module({
  providers: [
    {
      provide: Sms,
      useFactory: ({ sms }: Config, log: Log): Sms => (sms === null ? new LoggedSms(log) : new HttpSms(sms)),
      inject: [Config, Log],
    },
  ],
  exports: [Sms],
})
export class SmsModule {}
