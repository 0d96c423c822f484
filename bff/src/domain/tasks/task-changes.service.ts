import { Injectable } from '@nestjs/common';

type Listener = (userId: number) => void;

/**
 * Notifies listeners in this process when tasks of a user changed, after the commit. Changes made by other
 * instances are not reported; poll the database for them.
 */
@Injectable()
export class TaskChangesService {
  private readonly listeners = new Set<Listener>();

  /** Listens until the returned function is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Notifies listeners that a task of a user changed. */
  announce(userId: number): void {
    for (const listener of this.listeners) listener(userId);
  }
}
