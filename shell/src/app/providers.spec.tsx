import { ThemeContext } from '@emotion/react';
// Adds what jsdom lacks.
import '@portal/screen-testing';
import { notify } from '@portal/ui';
import { act, render, screen } from '@testing-library/react';
import { useContext } from 'react';

import { Providers } from './providers';

/** What a portal reads of the theme. */
interface SeenTheme {
  readonly vars: { readonly palette: { readonly primary: { readonly main: string } } };
  readonly breakpoints: { up(key: string): string };
}

function ThemeOfPortal() {
  const { vars, breakpoints } = useContext(ThemeContext) as SeenTheme;
  return <p>{vars.palette.primary.main + breakpoints.up('md')}</p>;
}

it('give portals the theme, the page its colour scheme, and toasts a place', () => {
  render(
    <Providers>
      <ThemeOfPortal />
    </Providers>,
  );
  screen.getByText('var(--mui-palette-primary-main)@media (min-width:900px)');
  expect(document.documentElement.dataset['theme']).toBe('light');
  act(() => notify({ tone: 'error', text: 'It failed.' }));
  expect(screen.getByRole('alert').textContent).toBe('It failed.');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(screen.queryByRole('alert')).toBeNull();
});
