import { describeZones } from './describe-zones';

const run = { zone: 'UTC', project: 'libs/rules', passed: 9, isGreen: true };

test('zones stand in a table, and one that ran fewer tests is reported', () => {
  const other = { ...run, zone: 'Asia/Dhaka', passed: 8, isGreen: false };
  const text = describeZones([run, other]);
  expect(text).toContain('UTC         libs/rules       9  green');
  expect(text).toContain('Asia/Dhaka  libs/rules       8  RED');
  expect(text).toContain('Not the same tests everywhere: libs/rules');
  expect(describeZones([run, { ...other, passed: 9 }])).not.toContain('Not the same');
});
