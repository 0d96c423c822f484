import { DAY_MS } from '@portal/rules';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const NAME = /^portal-\d{8}T\d{6}Z$/;
const DRAFT = /^\.portal-\d{8}T\d{6}Z\.draft$/;
/** No backup takes this long. An older draft is from a killed process. */
const ABANDONED_MS = DAY_MS;

/** `portal-20261122T064700Z`: the order by name is the order by time. */
export const archiveName = (at: Date): string =>
  `portal-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`;

/** The time of an archive, from its name. */
export const timeOfArchive = (name: string): Date =>
  new Date(name.replace(/^portal-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The name of an archive that is not complete, or is being removed. */
export const draftOf = (archive: string): string =>
  join(dirname(archive), `.${basename(archive)}.draft`);

/** The archives of a folder, oldest first. */
export async function archivesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => NAME.test(name)).toSorted();
}

/** Keeps the newest archives of a folder. Removes the others and abandoned drafts. */
export async function keepNewest(folder: string, keep: number, now: Date): Promise<string[]> {
  const old = (await archivesIn(folder)).slice(0, -keep);
  for (const name of old) {
    // Renamed first, so that a half removed archive does not look complete.
    const draft = draftOf(join(folder, name));
    await rename(join(folder, name), draft);
    await rm(draft, { recursive: true });
  }
  await removeAbandoned(folder, now);
  return old;
}

async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!DRAFT.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > ABANDONED_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
