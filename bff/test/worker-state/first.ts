import { Logger } from '@nestjs/common';
import mongoose from 'mongoose';

const LEFT = 'leftByAFile';

it('finds nothing of a file before it in the same process', () => {
  expect(mongoose.connections).toHaveLength(1);
  expect(mongoose.get('transactionAsyncLocalStorage')).toBeUndefined();
  expect(LEFT in globalThis).toBe(false);
  expect(structuredClone(LEFT)).toBe(LEFT);
  expect(jest.isMockFunction(Logger.prototype.log)).toBe(false);

  mongoose.createConnection();
  mongoose.set('transactionAsyncLocalStorage', true);
  Object.assign(globalThis, { [LEFT]: true, structuredClone: () => LEFT.length });
  jest.spyOn(Logger.prototype, 'log');
});
