import { readFileSync } from 'node:fs';
import { inWorkspace } from '../../shared/workspace';

test('every font list of the first paint names the face of Bangla before those of the system', () => {
  const css = readFileSync(inWorkspace('shell/src/first-paint.css'), 'utf8');
  const lists = css.match(/'Inter Variable'[^;]*system-ui/g) ?? [];
  expect(lists.length).toBeGreaterThan(1);
  for (const list of lists) expect(list).toContain("'Noto Sans Bengali Variable'");
});
