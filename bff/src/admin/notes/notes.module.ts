import { Module } from '@nestjs/common';
import { NotesModule } from '../../domain/notes/notes.module';
import { NotesController } from './notes.controller';

@Module({ imports: [NotesModule], controllers: [NotesController] })
export class AdminNotesModule {}
