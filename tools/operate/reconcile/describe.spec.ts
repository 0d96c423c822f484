import { describe as describeFound } from './describe';

const checked = { orders: 12, plans: 3 };

it('tells how much was looked at and that nothing contradicts', () => {
  expect(describeFound({ checked, violations: [] }).split('\n')).toEqual([
    'records  checked',
    '-------  -------',
    'orders        12',
    'plans          3',
    '',
    'No contradictions.',
    '',
  ]);
});

it('names every contradiction with its record', () => {
  const violations = [
    { kind: 'plan_differs', subject: 'user 7', detail: 'days: 29, the ledger says 28' },
    { kind: 'completed_without_ledger', subject: 'ABCD2345', detail: 'nothing was granted' },
  ];
  const text = describeFound({ checked, violations });
  expect(text).toContain('plan_differs              user 7    days: 29, the ledger says 28\n');
  expect(text).toContain('completed_without_ledger  ABCD2345  nothing was granted\n');
  expect(text).toContain('\n2 contradictions.\n');
});
