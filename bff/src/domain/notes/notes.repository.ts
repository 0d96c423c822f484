import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readMany } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';
import type { Note, StoredNote } from './note';
import { NOTE_MODEL } from './note.schema';

/** Stored notes, and the number of notes per user. */
@Injectable()
export class NotesRepository {
  constructor(
    @InjectModel(NOTE_MODEL) private readonly notes: Model<Note>,
    @InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>,
  ) {}

  /** Notes about a user, newest first. */
  async listOfUser(userId: number): Promise<StoredNote[]> {
    return readMany(this.notes, { userId }, { sort: { createdAt: -1, _id: -1 } });
  }

  /** Adds a note. */
  async insert(note: Note): Promise<StoredNote> {
    requireTransaction();
    const [stored] = await this.notes.create([note]);
    if (!stored) throw new Error('nothing was stored');
    return stored.toObject();
  }

  /** Removes a note of a user and returns it; null when there is none. */
  async remove(noteId: string, userId: number): Promise<StoredNote | null> {
    requireTransaction();
    return this.notes.findOneAndDelete({ _id: noteId, userId }).lean<StoredNote>().exec();
  }

  /** Removes all notes about a user. */
  async removeAll(userId: number): Promise<void> {
    requireTransaction();
    await this.notes.deleteMany({ userId }).exec();
  }

  /**
   * Changes a user's note count and returns the new count; null when there is no such user. It writes the
   * user document, so concurrent notes and a concurrent deletion conflict.
   */
  async count(userId: number, change: 1 | -1): Promise<number | null> {
    requireTransaction();
    const counted = await this.users
      .findOneAndUpdate(
        { userId },
        { $inc: { noteCount: change } },
        { returnDocument: 'after', projection: { _id: 0, noteCount: 1 } },
      )
      .lean<Pick<AccountRecord, 'noteCount'>>()
      .exec();
    return counted ? (counted.noteCount ?? 0) : null;
  }
}
