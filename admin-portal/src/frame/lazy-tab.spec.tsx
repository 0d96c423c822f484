import { MissingScreen } from '@portal/router';
import { expectAccessible, openScreen } from '@portal/screen-testing';
import { Component, type ReactNode } from 'react';
import { lazyTab } from './lazy-tab';

/** Stands for the shell's boundary, which shows the panel for what a screen throws. */
class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <p role="alert">{String(error)}</p>;
  }
}

const busy = () => document.querySelector('[aria-busy="true"]');

/** A tab whose code comes, or fails, when the test says so. */
async function open() {
  let arrive = (): void => undefined;
  let fail = (): void => undefined;
  const code = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = () => reject(new Error('404'));
  });
  const Tab = lazyTab('Payments', async () => {
    await code;
    return () => (
      <>
        <h1>Payments</h1>
        <p>Nothing was paid.</p>
      </>
    );
  });
  const screen = await openScreen(
    <Boundary>
      <button type="button">Beside</button>
      <Tab />
    </Boundary>,
  );
  return { screen, arrive, fail };
}

test('until the code of a tab is there, its heading is shown above a busy list', async () => {
  const { screen, arrive } = await open();
  screen.getByRole('heading', { level: 1, name: 'Payments' });
  expect(busy()).not.toBeNull();
  await expectAccessible();
  const beside = screen.getByRole('button', { name: 'Beside' });
  beside.focus();
  arrive();
  await screen.findByText('Nothing was paid.');
  expect(busy()).toBeNull();
  expect(document.activeElement).toBe(beside);
});

test('code that cannot be loaded ends in the panel, not in a frame that stays', async () => {
  const shown = jest.spyOn(console, 'error').mockReturnValue();
  const { screen, fail } = await open();
  fail();
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toBe(String(new MissingScreen(null)));
  expect(busy()).toBeNull();
  expect(shown).toHaveBeenCalledTimes(1);
});
