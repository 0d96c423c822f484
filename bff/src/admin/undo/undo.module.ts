import { Module } from '@nestjs/common';
import { UndoModule } from '../../domain/undo/undo.module';
import { UndoController } from './undo.controller';

@Module({ imports: [UndoModule], controllers: [UndoController] })
export class AdminUndoModule {}
