import { loggedDetails } from './logged-details';

it('keeps numbers, flags and texts of ours', () => {
  const details = { userId: 5, retryAfterSeconds: 60, isLate: true, reason: 'NUL', fields: ['a'] };
  expect(loggedDetails(details)).toEqual(details);
});

it.each(['refCode', 'referenceCode', 'code', 'taskId', 'planId', 'id', 'receiptId', 'anything'])(
  'leaves out a text under %s, which may be a code or what a caller typed',
  (name) => {
    expect(loggedDetails({ [name]: 'P3KJ7EFL', reason: 'kept' })).toEqual({ reason: 'kept' });
    expect(loggedDetails({ [name]: ['P3KJ7EFL'] })).toEqual({});
    expect(loggedDetails({ [name]: { code: 'P3KJ7EFL' } })).toEqual({});
  },
);
