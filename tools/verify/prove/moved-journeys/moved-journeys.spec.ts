import { readFileSync } from 'node:fs';
import { inWorkspace } from '../../../shared/workspace';
import { MOVED_JOURNEYS } from './journeys';
import { withFault } from './with-fault';

const read = (file: string): string => readFileSync(inWorkspace(file), 'utf8');
const rows = MOVED_JOURNEYS.flatMap(({ spec, tests }) => tests.map((one) => ({ ...one, spec })));

it.each(rows)('"$sentence" has its test, and a fault that fits the code', (row) => {
  expect(read(row.spec)).toContain(row.test);
  expect(withFault(read(row.fault.file), row.fault)).not.toBe(read(row.fault.file));
});

it('a journey that moved is still there for what needs the built system', () => {
  for (const { journey } of MOVED_JOURNEYS) expect(read(journey)).toContain('test(');
});
