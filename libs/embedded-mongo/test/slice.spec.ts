import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { startEmbedded, type RunningEngine } from '../src';

let engine: RunningEngine;
const dataDir = mkdtempSync(join(tmpdir(), 'emb-'));
beforeAll(async () => {
  engine = await startEmbedded({ dataDir, noSync: true });
  await mongoose.connect(engine.uri, { dbName: 'slice' });
});
afterAll(async () => {
  await mongoose.disconnect();
  await engine.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('connects, inserts, finds, updates, indexes and runs a transaction', async () => {
  const User = mongoose.model(
    'User',
    new mongoose.Schema({ email: { type: String, unique: true }, n: Number }, { timestamps: true }),
  );
  await User.init();
  const a = await User.create({ email: 'a@x', n: 1 });
  await expect(User.create({ email: 'a@x' })).rejects.toMatchObject({
    code: 11000,
    keyValue: { email: 'a@x' },
  });
  await User.updateOne({ _id: a._id }, { $inc: { n: 5 } });
  expect((await User.findOne({ email: 'a@x' }))?.n).toBe(6);
  await mongoose.connection.withSession((s) =>
    s.withTransaction(async () => {
      await User.create([{ email: 'b@x', n: 2 }], { session: s });
      expect(await User.findOne({ email: 'b@x' })).toBeNull();
      expect(await User.findOne({ email: 'b@x' }).session(s)).not.toBeNull();
    }),
  );
  expect(await User.countDocuments()).toBe(2);
  expect(await User.aggregate([{ $group: { _id: null, sum: { $sum: '$n' } } }])).toEqual([
    { _id: null, sum: 8 },
  ]);
});
