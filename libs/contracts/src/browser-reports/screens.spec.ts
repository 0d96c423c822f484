import { SCREENS, screenOf } from './screens';

test.each([
  ['/', '/'],
  ['/plans', '/plans'],
  ['/plans/SECRET7', '/plans/:offerCode'],
  ['/checkout/combo/user/123456789/pay-id/new/', '/checkout/:planId/user/:userId/pay-id/:payId'],
  ['/admin/user/123456789', '/admin/user/:userId'],
  ['/admin/payment/K7M2P9Q4', '/admin/payment/:paymentId'],
  ['/admin/dashboard/', '/admin/dashboard'],
  ['/somewhere/123456789', 'other'],
  ['/plans/a/b', 'other'],
  ['', 'other'],
])('the screen of %s is %s', (path, screen) => {
  expect(screenOf(path)).toBe(screen);
});

test('every template is its own screen', () => {
  for (const screen of SCREENS) expect(screenOf(screen)).toBe(screen);
});
