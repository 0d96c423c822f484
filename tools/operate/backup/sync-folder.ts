import { open } from 'node:fs/promises';

/** Syncs a folder. Without it a new or renamed entry can be lost when the machine crashes. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
