import { statSync } from 'node:fs';
import { tableRange } from '../store/keys';
import { SESSION_MINUTES } from '../store/session-records';
import { MAX_DOCUMENT_BYTES } from '../values/codec';
import type { Doc } from '../values/types';
import { ANNOUNCED } from '../version';
import { type Call, type CommandDefinition, words } from './definition';

/** Announces the primary of a replica set with one member, so that drivers use transactions. */
const handshake = ({ engine, name }: Call): Doc => ({
  helloOk: true,
  [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
  secondary: false,
  setName: ANNOUNCED.setName,
  setVersion: 1,
  hosts: [ANNOUNCED.member],
  primary: ANNOUNCED.member,
  me: ANNOUNCED.member,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 1000,
  localTime: engine.now(),
  logicalSessionTimeoutMinutes: SESSION_MINUTES,
  minWireVersion: 0,
  maxWireVersion: ANNOUNCED.wireVersion,
  readOnly: false,
  ok: 1,
});

const buildInfo = (): Doc => ({
  version: ANNOUNCED.version,
  versionArray: [...ANNOUNCED.version.split('.').map(Number), 0],
  modules: [ANNOUNCED.module],
  storageEngines: ['lmdb'],
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  bits: 64,
  debug: false,
  ok: 1,
});

const serverStatus = ({ engine }: Call): Doc => ({
  host: ANNOUNCED.member,
  version: ANNOUNCED.version,
  process: ANNOUNCED.module,
  pid: process.pid,
  uptime: Math.floor((engine.now().getTime() - engine.startedAt.getTime()) / 1000),
  localTime: engine.now(),
  ok: 1,
});

function dbStats({ engine, db, command }: Call): Doc {
  const scale = typeof command['scale'] === 'number' ? command['scale'] : 1;
  const collections = engine.catalog.inDatabase(db);
  let [objects, bytes] = [0, 0];
  for (const { ident } of collections) {
    const { start, end } = tableRange(ident);
    for (const { value } of engine.environment.latest.entries(start, end)) {
      objects += 1;
      bytes += value.length;
    }
  }
  const file = statSync(engine.environment.file).size;
  return {
    db,
    collections: collections.length,
    views: 0,
    objects,
    avgObjSize: objects === 0 ? 0 : bytes / objects,
    dataSize: bytes / scale,
    storageSize: file / scale,
    indexes: collections.reduce((sum, { indexes }) => sum + indexes.length, 0),
    totalSize: file / scale,
    scaleFactor: scale,
    ok: 1,
  };
}

const plain = (
  options: CommandDefinition['options'],
  run: (call: Call) => Doc,
): CommandDefinition => ({ kind: 'plain', options, run });

export const INFO_COMMANDS: Readonly<Record<string, CommandDefinition>> = {
  hello: plain('*', handshake),
  isMaster: plain('*', handshake),
  ismaster: plain('*', handshake),
  ping: plain([], () => ({ ok: 1 })),
  buildInfo: plain([], buildInfo),
  buildinfo: plain([], buildInfo),
  serverStatus: plain('*', serverStatus),
  dbStats: plain(words('scale freeStorage'), dbStats),
  dbstats: plain(words('scale freeStorage'), dbStats),
};
