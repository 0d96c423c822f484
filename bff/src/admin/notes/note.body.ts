import { Trimmed } from '../../platform/http/trimmed';
import { TextField } from '../../platform/http/fields';
import { MAX_NOTE_LENGTH } from '../../domain/notes/note';

/** Body of addNote. */
export class NoteBody {
  @Trimmed()
  @TextField({ min: 1, max: MAX_NOTE_LENGTH })
  text!: string;
}
