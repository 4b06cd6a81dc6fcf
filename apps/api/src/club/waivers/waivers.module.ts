import { Module } from '@nestjs/common';
import { TaxesModule } from '../../money/taxes/index.js';
import { UsersModule } from '../../people/users/index.js';
import { AskGuardian } from './ask-guardian.js';
import { BookedPeople } from './booked-people.js';
import { FindSigner } from './find-signer.js';
import { guardianEmailJob } from './mails/waivers.mails.js';
import { SignAsGuest } from './sign-as-guest.js';
import { SignWaiver } from './sign-waiver.js';
import { WaiverLinks } from './waiver-links.js';
import { WaiversController } from './waivers.controller.js';

@Module({
  imports: [TaxesModule, UsersModule],
  controllers: [WaiversController],
  providers: [AskGuardian, BookedPeople, FindSigner, guardianEmailJob, SignAsGuest, SignWaiver, WaiverLinks],
  exports: [AskGuardian, BookedPeople, WaiverLinks],
})
export class WaiversModule {}
