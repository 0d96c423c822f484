import { connect } from 'node:net';
import { Framing } from '../wire/framing';
import { readReply, writeCommand } from '../wire/message';
import { ANNOUNCED } from '../version';

/**
 * `answers`: an embedded engine. `silent`: a process accepts the connection and says nothing in time.
 * `absent`: nothing, or something else.
 */
export type Presence = 'answers' | 'silent' | 'absent';

/** Looks for an embedded engine at a socket. Never throws. */
export function probe(socketPath: string, patienceMs: number): Promise<Presence> {
  return new Promise((resolve) => {
    const framing = new Framing();
    let connected = false;
    const socket = connect(socketPath);
    const finish = (presence: Presence): void => {
      socket.destroy();
      resolve(presence);
    };
    socket.setTimeout(patienceMs, () => finish(connected ? 'silent' : 'absent'));
    socket.on('error', () => finish('absent'));
    socket.on('close', () => finish('absent'));
    socket.on('connect', () => {
      connected = true;
      socket.write(writeCommand(1, { buildInfo: 1, $db: 'admin' }));
    });
    socket.on('data', (chunk) => {
      try {
        const [message] = framing.add(chunk);
        if (message === undefined) return;
        const modules: unknown = readReply(message)['modules'];
        const isEngine = Array.isArray(modules) && modules.includes(ANNOUNCED.module);
        finish(isEngine ? 'answers' : 'absent');
      } catch {
        finish('absent');
      }
    });
  });
}
