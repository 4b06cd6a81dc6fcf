import { Module } from '@nestjs/common';
import { UsersModule } from '../../people/users/index.js';
import { MembershipsModule } from '../memberships/index.js';
import { EditChildren } from './edit-children.js';
import { FamiliesController } from './families.controller.js';
import { FamilyLinks } from './family-links.js';
import { InviteToFamily } from './invite-to-family.js';
import { JoinFamily } from './join-family.js';
import { familyEmailJob } from './mails/families.mails.js';
import { ReadFamily } from './read-family.js';

@Module({
  imports: [MembershipsModule, UsersModule],
  controllers: [FamiliesController],
  providers: [EditChildren, familyEmailJob, FamilyLinks, InviteToFamily, JoinFamily, ReadFamily],
})
export class FamiliesModule {}
