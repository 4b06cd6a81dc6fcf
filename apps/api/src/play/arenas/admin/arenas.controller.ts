import { Body, Controller, Query } from '@nestjs/common';
import type {
  ArenaAdminRowWire,
  ArenaAdminWire,
  Page,
  PictureUploadWire,
  PlaceImpact,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import {
  CompanyScope,
  CurrentUser,
  Endpoint,
  IdParam,
  Repeat,
  type SentFile,
  Upload,
} from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { PictureUploads } from '../../../platform/images/index.js';
import { ManageArenas } from './manage-arenas.js';

const ArenaId = (): ParameterDecorator => IdParam('id', 'ARENA_004');

@Controller()
export class ArenasAdminController {
  constructor(
    private readonly arenas: ManageArenas,
    private readonly pictures: PictureUploads,
  ) {}

  @Endpoint('arenas.admin.list')
  list(
    @Query() query: ReceivedQuery<'arenas.admin.list'>,
    @CompanyScope() scope: CompanyScope,
  ): Promise<Page<ArenaAdminRowWire>> {
    return this.arenas.list(query, scope);
  }

  @Endpoint('arenas.admin.get')
  get(@ArenaId() id: string, @CompanyScope() scope: CompanyScope): Promise<ArenaAdminWire> {
    return this.arenas.get(id, scope);
  }

  @Endpoint('arenas.admin.impact')
  impact(
    @ArenaId() id: string,
    @Query() days: ReceivedQuery<'arenas.admin.impact'>,
    @CompanyScope() scope: CompanyScope,
  ): Promise<PlaceImpact> {
    return this.arenas.impact(id, days, scope);
  }

  @Endpoint('arenas.admin.create')
  create(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'arenas.admin.create'>,
    @CompanyScope() scope: CompanyScope,
    @Repeat() repeat: Repeatable,
  ): Promise<ArenaAdminWire> {
    return this.arenas.create(user.id, body, scope, repeat);
  }

  @Endpoint('arenas.admin.update')
  update(
    @CurrentUser() user: Caller,
    @ArenaId() id: string,
    @Body() body: ReceivedBody<'arenas.admin.update'>,
    @CompanyScope() scope: CompanyScope,
  ): Promise<ArenaAdminWire> {
    return this.arenas.update(user.id, id, body, scope);
  }

  @Endpoint('arenas.admin.deactivate')
  deactivate(
    @CurrentUser() user: Caller,
    @ArenaId() id: string,
    @CompanyScope() scope: CompanyScope,
  ): Promise<ArenaAdminWire> {
    return this.arenas.deactivate(user.id, id, scope);
  }

  @Endpoint('arenas.admin.uploadPicture')
  uploadPicture(@CurrentUser() user: Caller, @Upload() file: SentFile): Promise<PictureUploadWire> {
    return this.pictures.keep(file, user.id);
  }
}
