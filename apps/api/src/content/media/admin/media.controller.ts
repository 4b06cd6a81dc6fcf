import { Body, Controller, Query } from '@nestjs/common';
import type { Locale, MediaRowWire, MediaWire, Page, ReceivedBody, ReceivedQuery } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, RequestLocale, type SentFile, Upload } from '../../../platform/http/index.js';
import { EditMedia } from './edit-media.js';

const MediaId = (): ParameterDecorator => IdParam('id', 'CONTENT_001');

@Controller()
export class MediaController {
  constructor(private readonly media: EditMedia) {}

  @Endpoint('media.admin.list')
  list(@Query() query: ReceivedQuery<'media.admin.list'>): Promise<Page<MediaRowWire>> {
    return this.media.list(query);
  }

  @Endpoint('media.admin.upload')
  upload(@CurrentUser() user: Caller, @Upload() file: SentFile, @RequestLocale() locale: Locale): Promise<MediaWire> {
    return this.media.upload(user.id, file, locale);
  }

  @Endpoint('media.admin.get')
  get(@MediaId() id: string, @RequestLocale() locale: Locale): Promise<MediaWire> {
    return this.media.get(id, locale);
  }

  @Endpoint('media.admin.save')
  save(
    @CurrentUser() user: Caller,
    @MediaId() id: string,
    @Body() body: ReceivedBody<'media.admin.save'>,
    @RequestLocale() locale: Locale,
  ): Promise<MediaWire> {
    return this.media.save(user.id, id, body, locale);
  }

  @Endpoint('media.admin.delete')
  delete(
    @CurrentUser() user: Caller,
    @MediaId() id: string,
    @Query() { version }: ReceivedQuery<'media.admin.delete'>,
    @RequestLocale() locale: Locale,
  ): Promise<null> {
    return this.media.delete(user.id, id, version, locale);
  }
}
