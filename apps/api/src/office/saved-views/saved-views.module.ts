import { Module } from '@nestjs/common';
import { SavedViewsController } from './admin/saved-views.controller.js';
import { EditSavedViews } from './admin/edit-saved-views.js';

@Module({ controllers: [SavedViewsController], providers: [EditSavedViews] })
export class SavedViewsModule {}
