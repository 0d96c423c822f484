import { connect } from 'node:net';
import type { Document } from 'mongodb';
import { Framing } from '../src/wire/framing';
import { readReply, writeCommand } from '../src/wire/message';

/** Sends one command past the driver, which would put its own session and numbers in. */
export function rawCommand(socketPath: string, command: Document): Promise<Document> {
  return new Promise((resolve, reject) => {
    const framing = new Framing();
    const socket = connect(socketPath, () => socket.write(writeCommand(1, command)));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      const [message] = framing.add(chunk);
      if (message === undefined) return;
      socket.destroy();
      resolve(readReply(message));
    });
  });
}
