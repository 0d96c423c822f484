import type { Socket } from 'node:net';
import type { Doc } from '../values/types';
import { Framing } from './framing';
import { readRequest, writeReply } from './message';

/**
 * Replies to the messages of one client in order. A message that breaks the protocol closes the connection,
 * as in MongoDB.
 */
export function serveConnection(socket: Socket, answer: (command: Doc) => Promise<Doc>): void {
  const framing = new Framing();
  let previous = Promise.resolve();

  const handle = async (bytes: Buffer): Promise<void> => {
    const request = readRequest(bytes);
    const reply = await answer(request.command);
    if (!request.silent && socket.writable) socket.write(writeReply(request, reply));
  };

  socket.on('data', (chunk) => {
    try {
      for (const message of framing.add(chunk)) {
        previous = previous.then(() => handle(message)).catch(() => void socket.destroy());
      }
    } catch {
      socket.destroy();
    }
  });
  socket.on('error', () => socket.destroy());
}
