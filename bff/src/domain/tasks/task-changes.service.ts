import { Injectable } from '@nestjs/common';

type Listener = (userId: number) => void;

/**
 * Tells whoever listens in this process whose tasks changed, right after the change is committed.
 * Changes made by other instances are not heard here; who needs them looks into the database.
 */
@Injectable()
export class TaskChangesService {
  private readonly listeners = new Set<Listener>();

  /** Listens until the returned function is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Says that a task of a user changed. */
  announce(userId: number): void {
    for (const listener of this.listeners) listener(userId);
  }
}
