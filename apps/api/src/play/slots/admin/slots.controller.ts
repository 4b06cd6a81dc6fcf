import { Body, Controller, Query } from '@nestjs/common';
import type {
  Locale,
  SlotAdminWire,
  SlotCalendarWire,
  SlotGenerationWire,
  SlotPreviewWire,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import {
  CompanyScope,
  type CsvFile,
  CurrentUser,
  Endpoint,
  IdParam,
  Repeat,
  RequestLocale,
} from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { GenerateSlots } from './generate-slots.js';
import { ManageSlots } from './manage-slots.js';

const SlotId = (): ParameterDecorator => IdParam('id', 'BOOK_021');

@Controller()
export class SlotsAdminController {
  constructor(
    private readonly slots: ManageSlots,
    private readonly generator: GenerateSlots,
  ) {}

  @Endpoint('slots.admin.list')
  list(
    @Query() query: ReceivedQuery<'slots.admin.list'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<SlotCalendarWire> {
    return this.slots.list(query, scope, locale);
  }

  @Endpoint('slots.admin.export')
  export(
    @Query() query: ReceivedQuery<'slots.admin.export'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<CsvFile> {
    return this.slots.export(query, scope, locale);
  }

  @Endpoint('slots.admin.create')
  create(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'slots.admin.create'>,
    @CompanyScope() scope: CompanyScope,
    @Repeat() repeat: Repeatable,
  ): Promise<SlotAdminWire> {
    return this.slots.create(user.id, body, scope, repeat);
  }

  @Endpoint('slots.admin.update')
  update(
    @CurrentUser() user: Caller,
    @SlotId() id: string,
    @Body() body: ReceivedBody<'slots.admin.update'>,
    @CompanyScope() scope: CompanyScope,
  ): Promise<SlotAdminWire> {
    return this.slots.update(user.id, id, body, scope);
  }

  @Endpoint('slots.admin.remove')
  remove(
    @CurrentUser() user: Caller,
    @SlotId() id: string,
    @CompanyScope() scope: CompanyScope,
  ): Promise<SlotAdminWire> {
    return this.slots.remove(user.id, id, scope);
  }

  @Endpoint('slots.admin.close')
  close(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'slots.admin.close'>,
    @CompanyScope() scope: CompanyScope,
  ): Promise<{ changed: number }> {
    return this.slots.close(user.id, body, scope);
  }

  @Endpoint('slots.admin.generate')
  generate(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'slots.admin.generate'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<SlotPreviewWire> {
    return this.generator.fromPattern(body, { actorId: user.id, scope, locale });
  }

  @Endpoint('slots.admin.copyWeek')
  copyWeek(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'slots.admin.copyWeek'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<SlotPreviewWire> {
    return this.generator.fromWeek(body, { actorId: user.id, scope, locale });
  }

  @Endpoint('slots.admin.generation')
  generation(@SlotId() id: string, @CompanyScope() scope: CompanyScope): Promise<SlotGenerationWire> {
    return this.generator.progress(id, scope);
  }
}
