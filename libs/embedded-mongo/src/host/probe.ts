import { connect } from 'node:net';
import { Framing } from '../wire/framing';
import { readReply, writeCommand } from '../wire/message';
import { ANNOUNCED } from '../version';

/**
 * `answers`: an embedded engine. `silent`: a process accepts the connection and says nothing in time.
 * `absent`: nothing, or something else.
 */
type Presence = 'answers' | 'silent' | 'absent';

const isEngine = (reply: Buffer): boolean => {
  const { modules } = readReply(reply);
  return Array.isArray(modules) && modules.includes(ANNOUNCED.module);
};

/** Looks for an embedded engine at a socket. Never throws. */
export async function probe(socketPath: string, patienceMs: number): Promise<Presence> {
  const framing = new Framing();
  let presence: Presence = 'absent';
  const socket = connect(socketPath);
  socket.write(writeCommand(1, { buildInfo: 1, $db: 'admin' }));
  socket.setTimeout(patienceMs, () => {
    if (!socket.connecting) presence = 'silent';
    socket.destroy();
  });
  try {
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      const [reply] = framing.add(chunk);
      if (reply !== undefined) return isEngine(reply) ? 'answers' : 'absent';
    }
  } catch {
    // It is not there, or what it says is no message.
  }
  return presence;
}
