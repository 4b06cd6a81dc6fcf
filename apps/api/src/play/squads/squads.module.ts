import { Module } from '@nestjs/common';
import { WaiversModule } from '../../club/waivers/index.js';
import { AnswerInvitation } from './answer-invitation.js';
import { EditSquad } from './edit-squad.js';
import { squadEmailJob } from './mails/send-squad-emails.js';
import { SquadLinks } from './squad-links.js';
import { SquadNotices } from './squad-notices.js';
import { SquadsController } from './squads.controller.js';
import { TeamBookings } from './team-bookings.js';

@Module({
  imports: [WaiversModule],
  controllers: [SquadsController],
  providers: [AnswerInvitation, EditSquad, squadEmailJob, SquadLinks, SquadNotices, TeamBookings],
  exports: [SquadNotices, TeamBookings],
})
export class SquadsModule {}
