import { Module } from '@nestjs/common';
import { TaxesModule } from '../../money/taxes/index.js';
import { AnswerContact } from './admin/answer-contact.js';
import { CannedAnswers } from './admin/canned-answers.js';
import { CannedAnswersController } from './admin/canned-answers.controller.js';
import { ContactsAdminController } from './admin/contacts.controller.js';
import { FindContacts } from './admin/find-contacts.js';
import { ManageContacts } from './admin/manage-contacts.js';
import { ReadSafeSport } from './admin/read-safe-sport.js';
import { SafeSportController } from './admin/safe-sport.controller.js';
import { SendAnswer } from './admin/send-answer.js';
import { ContactsController } from './contacts.controller.js';
import { MailReceipt } from './mail-receipt.js';
import { ReadOffice } from './read-office.js';
import { SendContact } from './send-contact.js';

@Module({
  imports: [TaxesModule],
  controllers: [ContactsController, ContactsAdminController, SafeSportController, CannedAnswersController],
  providers: [
    AnswerContact,
    CannedAnswers,
    FindContacts,
    MailReceipt,
    ManageContacts,
    ReadOffice,
    ReadSafeSport,
    SendAnswer,
    SendContact,
  ],
})
export class ContactsModule {}
