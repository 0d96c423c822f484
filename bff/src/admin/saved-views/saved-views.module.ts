import { Module } from '@nestjs/common';
import { SavedViewsModule } from '../../domain/saved-views/saved-views.module';
import { SavedViewsController } from './saved-views.controller';

@Module({ imports: [SavedViewsModule], controllers: [SavedViewsController] })
export class AdminSavedViewsModule {}
