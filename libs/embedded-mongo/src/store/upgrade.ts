import { decode } from '../values/codec';
import { meetsArray } from '../values/index-keys';
import { splitPath } from '../values/paths';
import type { Catalog } from './catalog';
import { counted } from './counted';
import type { Environment } from './environment';
import { tableRange } from './keys';

/** Format 2 did not call an index multikey when an array on its path gave one key only. */
export function upgradeFolder(
  environment: Environment,
  catalog: Catalog,
  log: (line: string) => void,
): void {
  if (!environment.needsUpgrade) return;
  for (const collection of catalog.all()) {
    const { start, end } = tableRange(collection.ident);
    const { latest } = environment;
    const what = `upgrading ${collection.namespace}`;
    const entries = latest.entries(start, end);
    for (const { value } of counted(entries, latest.count(start, end), what, log)) {
      const doc = decode(value);
      for (const index of collection.indexes)
        if (index.fields.some(({ path }) => meetsArray(doc, splitPath(path))))
          catalog.markMultikey(collection, index);
    }
  }
  environment.commit(() => {
    catalog.saveChanges();
    environment.markUpgraded();
  });
  catalog.changesSaved();
}
