import { Body, Controller } from '@nestjs/common';
import { addNote, deleteNote, listNotes, type NoteView } from '@portal/contracts';
import type { StoredNote } from '../../domain/notes/note';
import { NotesService } from '../../domain/notes/notes.service';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { Refuses, Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { NoteBody } from './note.body';

@Controller()
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Route(listNotes)
  @Access(admin('read'))
  async list(@UserIdParam('id') userId: number): Promise<{ notes: NoteView[] }> {
    return { notes: (await this.notes.list(userId)).map(presentNote) };
  }

  @Route(addNote)
  @Refuses('accounts/too-many-notes')
  @Access(admin('accounts'))
  async add(
    @UserIdParam('id') userId: number,
    @Body() { text }: NoteBody,
    @AdminOrigin() origin: Origin,
  ): Promise<{ note: NoteView; message: string }> {
    const note = await this.notes.add(origin, userId, text);
    return { note: presentNote(note), message: 'Note added.' };
  }

  @Route(deleteNote)
  @Refuses('accounts/note-not-found')
  @Access(admin('accounts'))
  async delete(
    @UserIdParam('id') userId: number,
    @RecordIdParam('noteId') noteId: string,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string }> {
    await this.notes.delete(origin, userId, noteId);
    return { message: 'Note deleted.' };
  }
}

const presentNote = ({ _id, text, actor, createdAt }: StoredNote): NoteView => ({
  _id: String(_id),
  text,
  actor,
  createdAt: createdAt.toISOString(),
});
