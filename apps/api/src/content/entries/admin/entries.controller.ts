import { Body, Controller, Query } from '@nestjs/common';
import type {
  BulkWire,
  ChangedEntryWire,
  EntryAdminWire,
  EntryPreviewWire,
  EntryRowWire,
  EntryVersionRowWire,
  EntryVersionWire,
  Page,
  PictureUploadWire,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import { type Caller, PreviewLinks } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat, type SentFile, Upload } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { PictureUploads } from '../../../platform/images/index.js';
import { entryPreviews } from '../read-entries.js';
import { VersionNumber } from '../version-number.js';
import { EditEntries } from './edit-entries.js';
import { OrderEntries } from './order-entries.js';
import { ReadVersions } from './read-versions.js';

const EntryId = (): ParameterDecorator => IdParam('id', 'CONTENT_001');

@Controller()
export class EntriesAdminController {
  constructor(
    private readonly entries: EditEntries,
    private readonly order: OrderEntries,
    private readonly versions: ReadVersions,
    private readonly pictures: PictureUploads,
    private readonly previews: PreviewLinks,
  ) {}

  @Endpoint('content.admin.list')
  list(@Query() query: ReceivedQuery<'content.admin.list'>): Promise<Page<EntryRowWire>> {
    return this.entries.list(query);
  }

  @Endpoint('content.admin.create')
  create(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'content.admin.create'>,
    @Repeat() repeat: Repeatable,
  ): Promise<EntryAdminWire> {
    return this.entries.create(user.id, body, repeat);
  }

  @Endpoint('content.admin.get')
  get(@EntryId() id: string): Promise<EntryAdminWire> {
    return this.entries.get(id);
  }

  @Endpoint('content.admin.save')
  save(
    @CurrentUser() user: Caller,
    @EntryId() id: string,
    @Body() body: ReceivedBody<'content.admin.save'>,
  ): Promise<EntryAdminWire> {
    return this.entries.save(user.id, id, body);
  }

  @Endpoint('content.admin.takeDown')
  takeDown(@CurrentUser() user: Caller, @EntryId() id: string): Promise<EntryAdminWire> {
    return this.entries.setActive(user.id, id, false);
  }

  @Endpoint('content.admin.putBack')
  putBack(@CurrentUser() user: Caller, @EntryId() id: string): Promise<EntryAdminWire> {
    return this.entries.setActive(user.id, id, true);
  }

  @Endpoint('content.admin.bulk')
  bulk(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'content.admin.bulk'>,
    @Repeat() repeat: Repeatable,
  ): Promise<BulkWire<ChangedEntryWire>> {
    return this.entries.bulk(user.id, body, repeat);
  }

  @Endpoint('content.admin.preview')
  async preview(@EntryId() id: string): Promise<EntryPreviewWire> {
    return this.previews.issue(entryPreviews, (await this.entries.get(id)).id);
  }

  @Endpoint('content.admin.uploadPicture')
  uploadPicture(@CurrentUser() user: Caller, @Upload() file: SentFile): Promise<PictureUploadWire> {
    return this.pictures.keep(file, user.id);
  }

  @Endpoint('content.admin.order')
  listOrder(@Query() query: ReceivedQuery<'content.admin.order'>): Promise<EntryRowWire[]> {
    return this.order.list(query);
  }

  @Endpoint('content.admin.reorder')
  reorder(@CurrentUser() user: Caller, @Body() body: ReceivedBody<'content.admin.reorder'>): Promise<EntryRowWire[]> {
    return this.order.reorder(user.id, body);
  }

  @Endpoint('content.admin.versions')
  listVersions(@EntryId() id: string): Promise<EntryVersionRowWire[]> {
    return this.versions.list(id);
  }

  @Endpoint('content.admin.version')
  version(@EntryId() id: string, @VersionNumber() number: number): Promise<EntryVersionWire> {
    return this.versions.get(id, number);
  }

  @Endpoint('content.admin.restore')
  restore(
    @CurrentUser() user: Caller,
    @EntryId() id: string,
    @VersionNumber() number: number,
    @Body() { version }: ReceivedBody<'content.admin.restore'>,
  ): Promise<EntryAdminWire> {
    return this.entries.restore(user.id, id, number, version);
  }
}
