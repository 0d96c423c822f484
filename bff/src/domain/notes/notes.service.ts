import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { Origin } from '../../platform/security/origin';
import { AccountsService } from '../accounts/accounts.service';
import { AuditService } from '../audit/audit.service';
import { MAX_NOTES, type StoredNote } from './note';
import { NotesRepository } from './notes.repository';

/** Notes of administrators about users; users never see them. */
@Injectable()
export class NotesService {
  constructor(
    private readonly notes: NotesRepository,
    private readonly accounts: AccountsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Notes about a user, newest first. @throws DomainError accounts/not-found. */
  async list(userId: number): Promise<StoredNote[]> {
    await this.accounts.get(userId);
    return this.notes.listOfUser(userId);
  }

  /**
   * Adds a note; the audit record has its length, not its text.
   * @throws DomainError accounts/not-found, accounts/too-many-notes.
   */
  async add(origin: Origin, userId: number, text: string): Promise<StoredNote> {
    return this.audit.changeUser(origin, userId, async () => {
      const count = await this.notes.count(userId, 1);
      if (count === null) throw new DomainError('accounts/not-found', { userId });
      if (count > MAX_NOTES) throw new DomainError('accounts/too-many-notes', { userId });
      const written = { userId, text, actor: origin.actor, createdAt: this.clock.now() };
      const note = await this.notes.insert(written);
      return { result: note, action: 'notes/add', details: detailsOf(note) };
    });
  }

  /** Deletes a note permanently. @throws DomainError accounts/not-found, accounts/note-not-found. */
  async delete(origin: Origin, userId: number, noteId: string): Promise<void> {
    await this.audit.changeUser(origin, userId, async () => {
      const count = await this.notes.count(userId, -1);
      if (count === null) throw new DomainError('accounts/not-found', { userId });
      const note = await this.notes.remove(noteId, userId);
      if (!note) throw new DomainError('accounts/note-not-found', { userId });
      const written = { writtenBy: note.actor, writtenAt: note.createdAt.toISOString() };
      const details = { ...detailsOf(note), ...written };
      return { result: undefined, action: 'notes/delete', details };
    });
  }

  /** Deletes all notes about a deleted user. */
  async forgetUser(userId: number): Promise<void> {
    await this.notes.removeAll(userId);
  }
}

const detailsOf = ({ _id, text }: StoredNote) => ({
  note: String(_id),
  characters: [...text].length,
});
