import { describe as describeReport } from './describe';

it('prints a row for each point, the violations in words, and the usual time of a start', () => {
  const rows = [
    {
      ...{ point: 'before the commit', runs: 20, killed: 20, completed: 20, grantedOnce: 19 },
      violations: ['ABCD2345: completed, 2 grants, 60 days'],
    },
  ];
  expect(describeReport({ rows, contradictions: [], starts: [900, 100, 500] }).split('\n')).toEqual(
    [
      'killed at          runs  killed  completed  granted once  violations',
      '-----------------  ----  ------  ---------  ------------  ----------',
      'before the commit    20      20         20            19           1',
      '',
      'before the commit: ABCD2345: completed, 2 grants, 60 days',
      'The reconciler finds 0 contradictions afterwards.',
      '3 starts of the service, half of them within 500 ms.',
      '',
    ],
  );
});
