import { adminLogin } from '@portal/contracts';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PasswordHasher } from '../src/platform/security/password-hasher';
import { createTestServer } from './support/test-server';

it('a request under way is answered, and its kept connection does not hold the stop up', async () => {
  const server = await createTestServer();
  const { app } = server;
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  let begin = (): void => undefined;
  const begun = new Promise<void>((done) => (begin = done));
  let free = (): void => undefined;
  const held = new Promise<void>((done) => (free = done));
  const passwords = app.get(PasswordHasher);
  jest.spyOn(passwords, 'verify').mockImplementation(async () => {
    begin();
    await held;
    return false;
  });
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const { method, path } = adminLogin;
    request({ port, agent, method, path, headers }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode));
    })
      .on('error', reject)
      .end('{"password":"not it"}');
  });
  await begun;
  const stopped = server.stop();
  while (app.getHttpServer().listening) await new Promise((done) => setImmediate(done));
  free();
  expect(await answer).toBe(401);
  await stopped;
  agent.destroy();
}, 10_000);
