import { Body, Controller, Query } from '@nestjs/common';
import type { SavedViewWire } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam } from '../../platform/http/index.js';
import { SavedViewsQueryDto, SaveViewDto } from './saved-views.dto.js';
import { EditSavedViews } from './edit-saved-views.js';

@Controller()
export class SavedViewsController {
  constructor(private readonly views: EditSavedViews) {}

  @Endpoint('savedViews.list')
  list(@CurrentUser() caller: Caller, @Query() { screen }: SavedViewsQueryDto): Promise<SavedViewWire[]> {
    return this.views.list(caller, screen);
  }

  @Endpoint('savedViews.save')
  save(@CurrentUser() caller: Caller, @Body() body: SaveViewDto): Promise<SavedViewWire> {
    return this.views.save(caller, body);
  }

  @Endpoint('savedViews.remove')
  remove(@CurrentUser() caller: Caller, @IdParam('id', 'VIEW_001') id: string): Promise<null> {
    return this.views.remove(caller, id);
  }
}
