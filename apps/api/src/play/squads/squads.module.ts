import { Module } from '@nestjs/common';
import { AnswerInvitation } from './answer-invitation.js';
import { EditSquad } from './edit-squad.js';
import { SquadMails } from './mails/squad-mails.js';
import { SquadLinks } from './squad-links.js';
import { SquadNotices } from './squad-notices.js';
import { SquadsController } from './squads.controller.js';
import { TeamBookings } from './team-bookings.js';

@Module({
  controllers: [SquadsController],
  providers: [AnswerInvitation, EditSquad, SquadLinks, SquadMails, SquadNotices, TeamBookings],
  exports: [SquadNotices, TeamBookings],
})
export class SquadsModule {}
