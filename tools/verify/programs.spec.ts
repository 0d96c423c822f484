import { existsSync } from 'node:fs';
import { OPERATIONS } from '../operate/programs';
import { inWorkspace } from '../shared/workspace';
import { VERIFICATIONS } from './programs';

it.each([...Object.entries(VERIFICATIONS), ...Object.entries(OPERATIONS)])(
  'the program %s exists and is described in one sentence',
  (_name, { file, about }) => {
    expect(existsSync(inWorkspace(file))).toBe(true);
    expect(about).toMatch(/^[A-Z].*\.$/);
  },
);
