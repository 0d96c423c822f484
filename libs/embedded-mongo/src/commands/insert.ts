import { collectionName, type CommandDefinition, docList } from './definition';
import { runStatements } from './write-errors';

export const insert: CommandDefinition = {
  kind: 'write',
  options: ['documents', 'ordered', 'bypassDocumentValidation', 'stmtId', 'stmtIds'],
  inTransaction: true,
  creates: () => true,
  run(context, view) {
    const { engine, db, command } = context;
    const collection = engine.collectionForWrite(db, collectionName(context));
    let n = 0;
    const errors = runStatements(
      docList(command, 'documents'),
      command['ordered'] !== false,
      (doc) => {
        engine.records.insert(view, collection, doc);
        n += 1;
      },
    );
    return { n, ...errors, ok: 1 };
  },
};
