import { readFile } from 'node:fs/promises';
import { UnchangedFile } from './unchanged-file';

/** A small JSON file that the release tool replaces now and then. */
export class JsonFile<Value> {
  private readonly file;

  constructor(path: string) {
    this.file = new UnchangedFile(
      path,
      async (from) => JSON.parse(await readFile(from, 'utf8')) as Partial<Value>,
    );
  }

  /** What the file says now. One that cannot be read counts as empty. */
  read(): Promise<Partial<Value>> {
    return this.file.read().catch(() => ({}));
  }
}
