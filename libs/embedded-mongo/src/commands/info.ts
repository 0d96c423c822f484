import { statSync } from 'node:fs';
import { tableRange } from '../store/keys';
import { SESSION_MINUTES } from '../store/session-records';
import { MAX_DOCUMENT_BYTES } from '../values/codec';
import { ANNOUNCED } from '../version';
import { type CommandContext, type CommandDefinition, existingCollection } from './definition';
import type { Doc } from '../values/types';

const MAX_MESSAGE_BYTES = 48_000_000;
const MAX_WRITE_BATCH = 1000;

/** The handshake: one primary of a one-member replica set, so that drivers use transactions. */
const handshake: CommandDefinition = {
  kind: 'plain',
  options: '*',
  run: ({ engine, name }) => ({
    helloOk: true,
    [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
    secondary: false,
    setName: ANNOUNCED.setName,
    setVersion: 1,
    hosts: [ANNOUNCED.member],
    primary: ANNOUNCED.member,
    me: ANNOUNCED.member,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH,
    localTime: engine.now(),
    logicalSessionTimeoutMinutes: SESSION_MINUTES,
    minWireVersion: 0,
    maxWireVersion: ANNOUNCED.wireVersion,
    readOnly: false,
    ok: 1,
  }),
};

const ping: CommandDefinition = { kind: 'plain', options: [], run: () => ({ ok: 1 }) };

const buildInfo: CommandDefinition = {
  kind: 'plain',
  options: [],
  run: () => ({
    version: ANNOUNCED.version,
    versionArray: [...ANNOUNCED.version.split('.').map(Number), 0],
    modules: [ANNOUNCED.module],
    storageEngines: ['lmdb'],
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    bits: 64,
    debug: false,
    ok: 1,
  }),
};

const serverStatus: CommandDefinition = {
  kind: 'plain',
  options: '*',
  run: ({ engine }) => ({
    host: ANNOUNCED.member,
    version: ANNOUNCED.version,
    process: ANNOUNCED.module,
    pid: process.pid,
    uptime: Math.floor((engine.now().getTime() - engine.startedAt.getTime()) / 1000),
    localTime: engine.now(),
    ok: 1,
  }),
};

function sizesOf(
  { engine }: CommandContext,
  idents: readonly number[],
): { count: number; bytes: number } {
  let count = 0;
  let bytes = 0;
  for (const ident of idents) {
    const { start, end } = tableRange(ident);
    for (const { value } of engine.environment.latest.entries(start, end)) {
      count += 1;
      bytes += value.length;
    }
  }
  return { count, bytes };
}

const dbStats: CommandDefinition = {
  kind: 'plain',
  options: ['scale', 'freeStorage'],
  run(context) {
    const { engine, db, command } = context;
    const scale = typeof command['scale'] === 'number' ? command['scale'] : 1;
    const collections = engine.catalog.inDatabase(db);
    const { count, bytes } = sizesOf(
      context,
      collections.map(({ ident }) => ident),
    );
    const file = statSync(engine.environment.file).size;
    return {
      db,
      collections: collections.length,
      views: 0,
      objects: count,
      avgObjSize: count === 0 ? 0 : bytes / count,
      dataSize: bytes / scale,
      storageSize: file / scale,
      indexes: collections.reduce((sum, { indexes }) => sum + indexes.length, 0),
      totalSize: file / scale,
      scaleFactor: scale,
      ok: 1,
    };
  },
};

const collStats: CommandDefinition = {
  kind: 'plain',
  options: ['scale'],
  run(context) {
    const collection = existingCollection(context);
    const { count, bytes } = sizesOf(context, collection ? [collection.ident] : []);
    const sizes: Doc = { count, size: bytes, avgObjSize: count === 0 ? 0 : bytes / count };
    return {
      ns: `${context.db}.${String(context.command['collStats'])}`,
      ...sizes,
      nindexes: collection?.indexes.length ?? 0,
      ok: 1,
    };
  },
};

export const INFO_COMMANDS: Readonly<Record<string, CommandDefinition>> = {
  hello: handshake,
  isMaster: handshake,
  ismaster: handshake,
  ping,
  buildInfo,
  buildinfo: buildInfo,
  serverStatus,
  dbStats,
  dbstats: dbStats,
  collStats,
};
