import {
  type ContactFilter,
  type ContactListQuery,
  ContactState,
  inboxTypes,
  type InboxType,
  limits,
  type SafeSportListQuery,
  valuesOf,
} from '@dronesoccer/contracts';
import {
  bodyOf,
  JudgedQuery,
  PageQueryDto,
  QueryBoolean,
  QueryInteger,
  QueryOneOf,
  TextField,
} from '../../../platform/http/index.js';

export class ContactFilterDto implements ContactFilter {
  @JudgedQuery({ type: 'number', minimum: limits.contactDays.min, maximum: limits.contactDays.max }, { optional: true })
  days?: number;

  @QueryOneOf(inboxTypes)
  type?: InboxType;

  @QueryOneOf(valuesOf(ContactState))
  state?: ContactState;

  @TextField({ max: 36, optional: true })
  assignee?: string;

  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @QueryBoolean()
  suspected?: boolean;
}

export class ContactListDto extends ContactFilterDto implements ContactListQuery {
  @QueryInteger({ min: 1, max: limits.pageNumberMax })
  page: number = 1;

  @QueryInteger({ min: limits.page.min, max: limits.page.max })
  pageSize: number = limits.page.default;
}

export class SafeSportListDto extends PageQueryDto implements SafeSportListQuery {
  @QueryOneOf(valuesOf(ContactState))
  state?: ContactState;
}

export class ChangeContactDto extends bodyOf('contacts.admin.update') {}
export class ReplyDto extends bodyOf('contacts.admin.answer') {}
export class MailFlagDto extends bodyOf('contacts.admin.mail') {}
export class SmsFlagDto extends bodyOf('contacts.admin.sms') {}
export class CreateAnswerDto extends bodyOf('contactAnswers.create') {}
export class UpdateAnswerDto extends bodyOf('contactAnswers.update') {}
export class ChangeReportDto extends bodyOf('safeSport.update') {}
export class ReplyToReportDto extends bodyOf('safeSport.answer') {}
