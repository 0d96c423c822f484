import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { showStoredName } from './stored-name';

const BLANK = '\u2007\u2007';

/** The page comes when the boot script has long run. */
async function receive(): Promise<void> {
  const page = Object.assign(document.createElement('div'), { id: 'prerendered' });
  flushSync(() =>
    createRoot(page).render(
      <header>
        <b data-personal="name">{BLANK}</b>
        <i data-personal="">{BLANK}</i>
      </header>,
    ),
  );
  document.body.append(page);
  await Promise.resolve();
  document.body.append(Object.assign(document.createElement('div'), { id: 'root' }));
  await Promise.resolve();
}
const shown = (): string => document.querySelector('b')?.textContent ?? '';

beforeEach(() => document.body.replaceChildren());

it('puts the stored name in its place, and nothing else', async () => {
  showStoredName(JSON.stringify({ userId: 1042, name: 'Amina <b>Rahman</b>' }));
  await receive();
  expect(shown()).toBe('Amina <b>Rahman</b>');
  expect(document.querySelectorAll('[data-personal]')).toHaveLength(1);
});

it('is the default name for who has none', async () => {
  showStoredName(JSON.stringify({ userId: 1042 }));
  await receive();
  expect(shown()).toBe('User 1042');
});

it.each(['', 'null', '7', '{"name":"Amina"}', '{"userId":"x"'])(
  'leaves the place blank when %p is stored',
  async (stored) => {
    showStoredName(stored);
    await receive();
    expect(shown()).toBe(BLANK);
  },
);
