import type { Duplex } from 'node:stream';
import type { Doc } from '../values/types';
import { Framing } from './framing';
import { readRequest, writeReply } from './message';

/** Replies to one command. The signal is aborted when the client is gone. */
type Answer = (command: Doc, gone: AbortSignal) => Promise<Doc>;

/** Resolves when the client has read what was written, or is gone. */
const drained = (socket: Duplex): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
  });

async function serve(socket: Duplex, answer: Answer): Promise<void> {
  const framing = new Framing();
  const end = new AbortController();
  socket.on('close', () => end.abort());
  // Reading waits for the answer, and the answer for the client: who does not read is not served.
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    for (const bytes of framing.add(chunk)) {
      const request = readRequest(bytes);
      const reply = await answer(request.command, end.signal);
      if (!socket.writable) return;
      if (!request.silent && !socket.write(writeReply(request, reply))) await drained(socket);
    }
  }
}

/**
 * Replies to the messages of one client in order. A message that breaks the protocol closes the connection,
 * as in MongoDB. A client that does not read its replies is not read from.
 */
export function serveConnection(socket: Duplex, answer: Answer): void {
  socket.on('error', () => socket.destroy());
  void serve(socket, answer).catch(() => socket.destroy());
}
