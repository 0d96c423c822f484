import { connect } from 'node:net';
import { Framing } from '../wire/framing';
import { readReply, writeCommand } from '../wire/message';
import { ANNOUNCED } from '../version';

const TIMEOUT_MS = 2000;

/** True when an embedded engine answers at this socket. Never throws. */
export function answersAt(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const framing = new Framing();
    const socket = connect(socketPath);
    const finish = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(TIMEOUT_MS, () => finish(false));
    socket.on('error', () => finish(false));
    socket.on('close', () => finish(false));
    socket.on('connect', () => socket.write(writeCommand(1, { buildInfo: 1, $db: 'admin' })));
    socket.on('data', (chunk) => {
      try {
        const [message] = framing.add(chunk);
        if (message === undefined) return;
        const modules: unknown = readReply(message)['modules'];
        finish(Array.isArray(modules) && modules.includes(ANNOUNCED.module));
      } catch {
        finish(false);
      }
    });
  });
}
