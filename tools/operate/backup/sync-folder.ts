import { open } from 'node:fs/promises';

/** A new or renamed entry outlives a crash of the machine only when its folder is synced too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
