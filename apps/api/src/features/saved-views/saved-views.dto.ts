import { type SavedViewScreen, savedViewScreens } from '@dronesoccer/contracts';
import { bodyOf, OneOf } from '../../platform/http/index.js';

export class SavedViewsQueryDto {
  @OneOf(savedViewScreens)
  screen!: SavedViewScreen;
}

export class SaveViewDto extends bodyOf('savedViews.save') {}
