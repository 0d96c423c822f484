import { fireEvent, render } from '@testing-library/react';
import { PortalThemeProvider } from '../theme/portal-theme-provider';
import { ConfirmButton } from './confirm-button';

const QUESTION = { title: 'Replace it?', text: '', confirmLabel: 'Replace', cancelLabel: 'Keep' };

test('while nothing is lost it runs at once; then it asks, and keeps the focus in between', async () => {
  const run = jest.fn();
  const button = (question: typeof QUESTION | null) => (
    <ConfirmButton question={question} onConfirm={run}>
      Use
    </ConfirmButton>
  );
  const screen = render(button(null), { wrapper: PortalThemeProvider });
  const use = screen.getByRole('button', { name: 'Use' });
  expect(use.getAttribute('aria-haspopup')).toBeNull();
  use.focus();
  fireEvent.click(use);
  expect(run).toHaveBeenCalledTimes(1);

  screen.rerender(button(QUESTION));
  expect(document.activeElement).toBe(use);
  expect(use.getAttribute('aria-haspopup')).toBe('dialog');
  fireEvent.click(use);
  await screen.findByRole('dialog', { name: 'Replace it?' });
  expect(run).toHaveBeenCalledTimes(1);
});

test('while it is busy, or when the check fails, it neither asks nor runs', () => {
  const run = jest.fn();
  for (const stopped of [{ busy: true }, { check: () => false }]) {
    for (const question of [QUESTION, null]) {
      const screen = render(
        <ConfirmButton {...stopped} question={question} onConfirm={run}>
          Use
        </ConfirmButton>,
      );
      fireEvent.click(screen.getByRole('button', { name: 'Use' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      screen.unmount();
    }
  }
  expect(run).not.toHaveBeenCalled();
});
