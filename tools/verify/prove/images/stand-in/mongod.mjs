// Serves the embedded engine on MongoDB's port.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

const DATA = '/data/db';
const SOCKET = `${DATA}/mongo.sock`;
const engine = spawn(process.execPath, ['/src/libs/embedded-mongo/dist/server.js', DATA], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
engine.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => engine.kill('SIGTERM'));
createServer((client) => {
  const server = connect(SOCKET);
  for (const [one, other] of [
    [client, server],
    [server, client],
  ]) {
    one.pipe(other);
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}).listen(27017, '0.0.0.0');
