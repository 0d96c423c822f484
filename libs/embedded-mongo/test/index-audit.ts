import { entriesOf } from '../src/indexes/entries';
import { Catalog } from '../src/store/catalog';
import { Environment } from '../src/store/environment';
import { indexKey, recordOf, tableRange } from '../src/store/keys';
import { decode } from '../src/values/codec';

/** Compares every index of a stopped engine's folder with what its collection says; gives the faults. */
export async function auditIndexes(
  dataDir: string,
): Promise<{ documents: number; faults: string[] }> {
  const environment = new Environment(dataDir, true);
  const faults: string[] = [];
  let documents = 0;
  for (const collection of new Catalog(environment).all()) {
    const records = tableRange(collection.ident);
    const expected = new Map(collection.indexes.map((index) => [index, new Set<string>()]));
    for (const { key, value } of environment.latest.entries(records.start, records.end)) {
      documents += 1;
      for (const [index, names] of expected) {
        const { keys, multi } = entriesOf(index, decode(value));
        if (multi && !index.multikey)
          faults.push(`${collection.namespace} ${index.name}: not marked multikey`);
        for (const encoded of keys.values())
          names.add(indexKey(index.ident, encoded, recordOf(key)).toString('latin1'));
      }
    }
    for (const [index, names] of expected) {
      const range = tableRange(index.ident);
      const stored = [...environment.latest.keys(range.start, range.end)].map((key) =>
        key.toString('latin1'),
      );
      const surplus = stored.filter((name) => !names.delete(name)).length;
      if (surplus > 0 || names.size > 0)
        faults.push(
          `${collection.namespace} ${index.name}: ${surplus} entries too many, ${names.size} missing`,
        );
    }
  }
  await environment.close();
  return { documents, faults };
}
