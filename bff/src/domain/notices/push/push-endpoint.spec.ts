import { endpointFault, isPublicAddress, lookupPublic } from './push-endpoint';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
])('%s is a push service', (endpoint) => {
  expect(endpointFault(endpoint, false)).toBeNull();
});

test('only a trial or a test may name its own machine', () => {
  expect(endpointFault('http://127.0.0.1:4000/a', true)).toBeNull();
  expect(endpointFault('http://127.0.0.1:4000/a', false)).not.toBeNull();
  expect(endpointFault('https://10.0.0.7/a', true)).not.toBeNull();
});

test.each(['127.0.0.1', '10.1.2.3', '192.168.0.1', '169.254.169.254', '::1', 'fd00::1', '0.0.0.0'])(
  '%s is no public address',
  (address) => expect(isPublicAddress(address)).toBe(false),
);

test('a name that leads into our own network is not asked', async () => {
  const found = new Promise((resolve) => {
    lookupPublic('localhost', {}, (error) => resolve(error?.message));
  });
  expect(await found).toBe('localhost is no public host');
});
