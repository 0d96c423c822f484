import mongoose from 'mongoose';
import { register } from 'prom-client';
import { createTestServer } from './support/test-server';

/** What packages hold of a service. The spec files of a worker share it (tools/build/jest). */
const held = (): object => ({
  connections: mongoose.connections.length,
  models: Object.keys(mongoose.models),
  // Its types do not contain them.
  plugins: String(Reflect.get(mongoose, 'plugins')),
  metrics: register.getMetricsAsArray().length,
});

it('leaves nothing in packages after the service stopped, so spec files can share them', async () => {
  const before = held();
  const server = await createTestServer();
  await server.stop();
  expect(held()).toEqual(before);
});
