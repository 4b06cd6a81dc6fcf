import { Body, Controller } from '@nestjs/common';
import type { Locale, ReceivedBody, TagAdminWire } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, RequestLocale } from '../../../platform/http/index.js';
import { ManageTags } from '../manage-tags.js';

const TagId = (): ParameterDecorator => IdParam('id', 'NEWS_004');

@Controller()
export class TagsController {
  constructor(private readonly tags: ManageTags) {}

  @Endpoint('newsletter.tags.admin.all')
  all(@RequestLocale() locale: Locale): Promise<TagAdminWire[]> {
    return this.tags.all(locale);
  }

  @Endpoint('newsletter.tags.admin.create')
  create(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'newsletter.tags.admin.create'>,
    @RequestLocale() locale: Locale,
  ): Promise<TagAdminWire> {
    return this.tags.create(user.id, body, locale);
  }

  @Endpoint('newsletter.tags.admin.update')
  update(
    @CurrentUser() user: Caller,
    @TagId() id: string,
    @Body() body: ReceivedBody<'newsletter.tags.admin.update'>,
    @RequestLocale() locale: Locale,
  ): Promise<TagAdminWire> {
    return this.tags.update(user.id, id, body, locale);
  }

  @Endpoint('newsletter.tags.admin.delete')
  delete(@CurrentUser() user: Caller, @TagId() id: string, @RequestLocale() locale: Locale): Promise<null> {
    return this.tags.delete(user.id, id, locale);
  }
}
