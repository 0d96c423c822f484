import { wayBackOf } from './way-back';

const back = (wayBack: unknown) => wayBackOf({ wayBack });

test.each([
  ['dashboard', '/dashboard'],
  ['profile', '/account-management'],
  ['createPassword', '/create-password'],
  ['changePassword', '/change-password'],
  ['plans', '/plans'],
  ['specialPlan', '/plans/EID-2026?from=bot#top'],
  ['offer', '/offer'],
  ['checkout', '/checkout/combo_30d/user/10001/pay-id/new/'],
])('leads back to %s', (page, path) => {
  expect(back(path)).toEqual({ page, path });
});

test.each([
  ['another site', 'https://evil.example/plans'],
  ['another site without a scheme', '//evil.example/plans'],
  ['another site with a backslash', '/\\evil.example/plans'],
  ['a script', 'javascript:alert(1)//plans'],
  ['a control character', '/\t/evil.example/plans'],
  ['a page of the administrators', '/admin/dashboard'],
  ['a call of the service', '/api/logout'],
  ['the sign-in page', '/'],
  ['a public page', '/privacy-policy'],
  ['no page', '/nowhere'],
  ['a path inside another', '/plans/CODE/more'],
  ['no text', 7],
  ['nothing', undefined],
])('does not lead to %s', (_, path) => {
  expect(back(path)).toBeNull();
});

test.each([null, undefined, 'wayBack', 7, []])('is null for the state %j', (state) => {
  expect(wayBackOf(state)).toBeNull();
});
