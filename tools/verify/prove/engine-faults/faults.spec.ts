import { readFileSync } from 'node:fs';
import { inWorkspace } from '../../../shared/workspace';
import { withFault } from '../moved-journeys/with-fault';
import { ENGINE_FAULTS } from './faults';

it.each(ENGINE_FAULTS)('$name: the fault fits the code', ({ fault }) => {
  const content = readFileSync(inWorkspace(fault.file), 'utf8');
  expect(withFault(content, fault)).not.toBe(content);
});
