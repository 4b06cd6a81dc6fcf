import { Module } from '@nestjs/common';
import { SavedViewsController } from './saved-views.controller.js';
import { EditSavedViews } from './edit-saved-views.js';

@Module({ controllers: [SavedViewsController], providers: [EditSavedViews] })
export class SavedViewsModule {}
