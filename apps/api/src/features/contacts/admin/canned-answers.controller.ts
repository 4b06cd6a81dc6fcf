import { Body, Controller } from '@nestjs/common';
import type { ContactAnswerWire } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { CannedAnswers } from './canned-answers.js';
import { CreateAnswerDto, UpdateAnswerDto } from './contacts.dto.js';

const AnswerId = (): ParameterDecorator => IdParam('id', 'CONTACT_012');

@Controller()
export class CannedAnswersController {
  constructor(private readonly answers: CannedAnswers) {}

  @Endpoint('contactAnswers.list')
  list(): Promise<ContactAnswerWire[]> {
    return this.answers.list();
  }

  @Endpoint('contactAnswers.create')
  create(
    @CurrentUser() user: Caller,
    @Body() body: CreateAnswerDto,
    @Repeat() repeat: Repeatable,
  ): Promise<ContactAnswerWire> {
    return this.answers.create(user.id, body, repeat);
  }

  @Endpoint('contactAnswers.update')
  update(
    @CurrentUser() user: Caller,
    @AnswerId() id: string,
    @Body() body: UpdateAnswerDto,
  ): Promise<ContactAnswerWire> {
    return this.answers.update(user.id, id, body);
  }

  @Endpoint('contactAnswers.remove')
  remove(@CurrentUser() user: Caller, @AnswerId() id: string): Promise<null> {
    return this.answers.remove(user.id, id);
  }
}
