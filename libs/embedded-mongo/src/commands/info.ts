import { SESSION_MINUTES } from '../store/session-records';
import { MAX_DOCUMENT_BYTES } from '../values/codec';
import type { Doc } from '../values/types';
import { ANNOUNCED } from '../version';
import type { Call, CommandDefinition } from './definition';

/** Announces the primary of a replica set with one member, so that drivers use transactions. */
const handshake = ({ name }: Call): Doc => ({
  helloOk: true,
  [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
  setName: ANNOUNCED.setName,
  hosts: [ANNOUNCED.member],
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 1000,
  logicalSessionTimeoutMinutes: SESSION_MINUTES,
  minWireVersion: 0,
  maxWireVersion: ANNOUNCED.wireVersion,
  ok: 1,
});

const buildInfo = (): Doc => ({
  version: ANNOUNCED.version,
  modules: [ANNOUNCED.module],
  ok: 1,
});

const plain = (
  options: CommandDefinition['options'],
  run: (call: Call) => Doc,
): CommandDefinition => ({ kind: 'plain', options, run });

export const INFO_COMMANDS: Readonly<Record<string, CommandDefinition>> = {
  hello: plain('*', handshake),
  ismaster: plain('*', handshake),
  ping: plain([], () => ({ ok: 1 })),
  buildInfo: plain([], buildInfo),
  buildinfo: plain([], buildInfo),
};
