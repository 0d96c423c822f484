import { readFile } from 'node:fs/promises';
import { type Coding, compressQuickly } from './pages/page-coding';
import { UnchangedFile } from './unchanged-file';

/** A small file that changes now and then. Each state of it is compressed once for each coding. */
export class CompressedFile {
  private readonly file;

  constructor(path: string) {
    this.file = new UnchangedFile(path, async (from) => ({
      bytes: await readFile(from),
      coded: new Map<Coding, Promise<Buffer>>(),
    }));
  }

  /** The bytes of the file as it is now, in a content coding or, with null, as stored. @throws Error when it cannot be read. */
  async read(coding: Coding | null): Promise<Buffer> {
    const { bytes, coded } = await this.file.read();
    if (coding === null) return bytes;
    const known = coded.get(coding);
    if (known) return known;
    const compressed = compressQuickly(bytes, coding);
    coded.set(coding, compressed);
    return compressed;
  }
}
