import { createQueryClient, QueryClientProvider } from '@portal/query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

import { PortalPanel } from '../remotes/portal-panel';
import { recordEarlyInput } from './early-input';
import { handOver } from './hand-over';
import { prerenderedPage } from './prerendered-page';

function SignIn() {
  return (
    <main>
      <form>
        <input name="userId" defaultValue="" />
        <input name="password" type="password" defaultValue="" />
        <button type="submit">Sign In</button>
      </form>
    </main>
  );
}

let root: HTMLElement;
let portal: Root;

/** Shows a tree in the root of the shell, as the portal does. */
async function show(tree: ReactNode): Promise<void> {
  flushSync(() => portal.render(tree));
  await turn();
}

/** Opens a page as the server sends it. */
function open(): void {
  document.documentElement.dataset['prerendered'] = 'guest';
  document.head.replaceChildren(
    Object.assign(document.createElement('style'), { id: 'prerendered-style' }),
  );
  const page = Object.assign(document.createElement('div'), { id: 'prerendered' });
  root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.replaceChildren(page, root);
  portal = createRoot(root);
  flushSync(() => createRoot(page).render(<SignIn />));
}

const field = (name: string, within: ParentNode = document): HTMLInputElement => {
  const found = within.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};
const press = (type: string): boolean =>
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
/** Waits until observers and timers that are due have run. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  open();
  recordEarlyInput();
});

it('keeps the page until a screen is there, then shows only the screen', async () => {
  handOver(root);
  await show(<div className="loading-bar" />);
  expect(prerenderedPage()).not.toBeNull();
  await show(<SignIn />);
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(prerenderedPage()).toBeNull();
  expect(document.getElementById('prerendered-style')).toBeNull();
  expect(document.documentElement.dataset).not.toHaveProperty('prerendered');
});

it('removes a page that does not fit at once', () => {
  delete document.documentElement.dataset['prerendered'];
  handOver(root);
  expect(prerenderedPage()).toBeNull();
});

it('moves typed text, focus and selection, and tells React of the text', async () => {
  const typed: string[] = [];
  field('userId').value = '10001';
  field('userId').focus();
  field('userId').setSelectionRange(1, 3);
  handOver(root);
  root.addEventListener('input', ({ target }) => typed.push((target as HTMLInputElement).value));
  await show(<SignIn />);
  expect(field('userId').value).toBe('10001');
  expect(typed).toEqual(['10001']);
  expect(document.activeElement).toBe(field('userId'));
  expect([field('userId').selectionStart, field('userId').selectionEnd]).toEqual([1, 3]);
});

it('repeats the clicks on controls, which did nothing on the page itself', async () => {
  const clicked: string[] = [];
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    clicked.push('sent too early');
  });
  document.querySelector('button')?.click();
  handOver(root);
  root.addEventListener('click', (event) => {
    event.preventDefault();
    clicked.push('pressed');
  });
  await show(<SignIn />);
  await turn();
  expect(clicked).toEqual(['pressed']);
});

it('moves nothing to another screen', async () => {
  field('userId').value = '10001';
  handOver(root);
  await show(
    <main>
      <h1>Try again</h1>
      <form>
        <input name="code" defaultValue="" />
      </form>
    </main>,
  );
  expect(field('code').value).toBe('');
});

it('waits with the replacement while a button is down', async () => {
  press('pointerdown');
  handOver(root);
  await show(<SignIn />);
  expect([root.hidden, prerenderedPage() === null]).toEqual([true, false]);
  press('pointerup');
  await turn();
  expect([root.hidden, prerenderedPage() === null]).toEqual([false, true]);
});

it('keeps what was typed and clicked while the panel of a slow portal is shown', async () => {
  const clicked: string[] = [];
  field('userId').value = '10001';
  document.querySelector('button')?.click();
  handOver(root);
  root.addEventListener('click', (event) => {
    event.preventDefault();
    clicked.push('pressed');
  });
  await show(
    <QueryClientProvider client={createQueryClient()}>
      <PortalPanel problem="slow" isRetrying={false} onRetry={() => undefined} />
    </QueryClientProvider>,
  );
  expect(prerenderedPage()).toBeNull();
  await show(<SignIn />);
  await turn();
  expect(field('userId').value).toBe('10001');
  expect(clicked).toEqual(['pressed']);
});
