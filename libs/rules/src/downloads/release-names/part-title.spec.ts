import { partTitle } from './part-title';
import { parseReleaseName } from './release-name';

test.each([
  ['Harbour.Nine.S02E05.720p.NF.WEB-DL.x264.mkv', 'Harbour Nine S02E05'],
  ['Harbour.Nine.S02E05-E08.720p.mkv', 'Harbour Nine S02E05-E08'],
  ['Harbour.Nine.S02.1080p.mkv', 'Harbour Nine S02'],
  ['Harbour.Nine.E105.1080p.mkv', 'Harbour Nine E105'],
  ['Harbour.Nine.2026.1080p.mkv', 'Harbour Nine'],
])('%s is %j', (name, title) => {
  expect(partTitle(parseReleaseName(name))).toBe(title);
});
