import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { NOTE_MODEL, noteSchema } from './note.schema';
import { NotesRepository } from './notes.repository';
import { NotesService } from './notes.service';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    MongooseModule.forFeature([{ name: NOTE_MODEL, schema: noteSchema }]),
  ],
  providers: [NotesService, NotesRepository],
  exports: [NotesService],
})
export class NotesModule {}
