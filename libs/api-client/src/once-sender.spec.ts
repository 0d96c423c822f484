import { ApiError, ConnectionError, OnceSender } from './index';

const keys: string[] = [];
const refusal = (code: string) => new ApiError('No.', code, 409, 'r1');

/** Sends and records the key; `failure` replaces the answer. */
async function press(sender: OnceSender, input: object, failure?: Error): Promise<void> {
  const sent = sender.send(input, (_input, key) => {
    keys.push(key);
    return failure ? Promise.reject(failure) : Promise.resolve('done');
  });
  await sent.catch(() => undefined);
}

beforeEach(() => void (keys.length = 0));

test.each([
  new ConnectionError('lost'),
  refusal('service/unavailable'),
  refusal('request/in-flight'),
])('the same input goes out under the same key until it is answered: after %s', async (failure) => {
  const sender = new OnceSender();
  await press(sender, { daysToAdd: 7 }, failure);
  await press(sender, { daysToAdd: 7 }, failure);
  await press(sender, { daysToAdd: 7 });
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('after an answer or a refusal the same input is a new action', async () => {
  const sender = new OnceSender();
  await press(sender, { daysToAdd: 7 });
  await press(sender, { daysToAdd: 7 }, refusal('plans/amount-too-large'));
  await press(sender, { daysToAdd: 7 });
  expect(new Set(keys).size).toBe(3);
});

test('another input after a lost answer has a key of its own', async () => {
  const sender = new OnceSender();
  await press(sender, { daysToAdd: 7 }, new ConnectionError('lost'));
  await press(sender, { daysToAdd: 8 });
  expect(new Set(keys).size).toBe(2);
});

test('of two forms each has its own keys', async () => {
  for (const sender of [new OnceSender(), new OnceSender()]) {
    await press(sender, { daysToAdd: 7 }, new ConnectionError('lost'));
  }
  expect(new Set(keys).size).toBe(2);
});
