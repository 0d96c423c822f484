import { connect as connectPlain } from 'node:net';
import { connect } from 'node:tls';
import type { Edge } from '../../../operate/edge/start-edge';

const PATIENCE_MS = 10_000;

/** Sends bytes over TLS to the edge. Returns everything that it answers until it closes the connection. */
export function sendRaw(edge: Edge, bytes: string): Promise<string> {
  const { hostname, port } = new URL(edge.url);
  const socket = connect({ host: hostname, port: Number(port), ca: edge.certificate });
  return new Promise((settle, fail) => {
    let answer = '';
    const late = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
    socket.once('error', fail).once('close', () => {
      clearTimeout(late);
      settle(answer);
    });
    socket.once('secureConnect', () => socket.write(bytes, 'latin1'));
  });
}

/**
 * Sends a request to an instance and closes the connection before the answer. @param instance `host:port`.
 */
export function leaveEarly(instance: string, path: string): Promise<void> {
  const [host = '', port = ''] = instance.split(':');
  const socket = connectPlain({ host, port: Number(port) });
  return new Promise((settle) => {
    socket.once('error', () => settle()).once('close', () => settle());
    socket.once('connect', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, () => socket.resetAndDestroy());
    });
  });
}
