import { addNote } from '@portal/contracts';
import { MAX_NOTE_LENGTH } from '../../domain/notes/note';
import { text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

export class NoteBody extends bodyOf(addNote)({
  text: text({ min: 1, max: MAX_NOTE_LENGTH }).trimmed(),
}) {}
