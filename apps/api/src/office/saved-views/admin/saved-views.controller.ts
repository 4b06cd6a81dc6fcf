import { Body, Controller, Query } from '@nestjs/common';
import type { SavedViewWire, ReceivedBody, ReceivedQuery } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam } from '../../../platform/http/index.js';
import { EditSavedViews } from './edit-saved-views.js';

@Controller()
export class SavedViewsController {
  constructor(private readonly views: EditSavedViews) {}

  @Endpoint('savedViews.admin.list')
  list(
    @CurrentUser() caller: Caller,
    @Query() { screen }: ReceivedQuery<'savedViews.admin.list'>,
  ): Promise<SavedViewWire[]> {
    return this.views.list(caller, screen);
  }

  @Endpoint('savedViews.admin.save')
  save(@CurrentUser() caller: Caller, @Body() body: ReceivedBody<'savedViews.admin.save'>): Promise<SavedViewWire> {
    return this.views.save(caller, body);
  }

  @Endpoint('savedViews.admin.remove')
  remove(@CurrentUser() caller: Caller, @IdParam('id', 'VIEW_001') id: string): Promise<null> {
    return this.views.remove(caller, id);
  }
}
