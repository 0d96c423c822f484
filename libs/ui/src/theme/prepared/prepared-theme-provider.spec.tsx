import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { act, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { StatusPill } from '../../feedback/status-pill';
import { platformHints } from '../../platform/platform-hints';
import { themeMode } from '../theme-mode';
import { PortalThemeProvider } from '../portal-theme-provider';
import { ThemeBridge } from '../theme-bridge';
import { PreparedThemeProvider } from './prepared-theme-provider';
import { themeData } from './theme-data';

const Prepared = ({ children }: { children: ReactNode }) => (
  <PreparedThemeProvider data={themeData()}>{children}</PreparedThemeProvider>
);

/** Rules of components below a provider, without those of the page. */
function rulesBelow(Provider: ComponentType<{ children: ReactNode }>): string[] {
  const cache = createCache({ key: 'css', speedy: false });
  const { unmount } = render(
    <CacheProvider value={cache}>
      <Provider>
        <ThemeBridge>
          <Button variant="contained">One</Button>
          <Button variant="outlined" color="inherit" size="small">
            Two
          </Button>
          <Button color="error">Three</Button>
          <Switch defaultChecked />
          <LinearProgress variant="determinate" value={40} />
          <Skeleton variant="rounded" />
          <StatusPill tone="warning">Four</StatusPill>
          <Dialog open>Five</Dialog>
        </ThemeBridge>
      </Provider>
    </CacheProvider>,
  );
  const sheets = [...document.querySelectorAll('style[data-emotion="css"]')];
  const rules = sheets.map(({ textContent }) => textContent);
  unmount();
  for (const sheet of sheets) sheet.remove();
  // MUI gives each new theme another order of the parts of its fonts, and names contain a hash of the order.
  return rules
    .map((rule) =>
      rule
        .replaceAll(/css-\w+/g, 'css')
        .split(/[{;}]/)
        .toSorted()
        .join(';'),
    )
    .toSorted();
}

// jsdom has none.
beforeAll(() => {
  const ignore = (): void => undefined;
  const listens = {
    ...{ addEventListener: ignore, removeEventListener: ignore },
    ...{ addListener: ignore, removeListener: ignore },
  };
  window.matchMedia = (media) =>
    ({ ...listens, media, matches: false }) as unknown as MediaQueryList;
});

it('styles components exactly as the theme provider of MUI does', () => {
  const rules = rulesBelow(Prepared);
  expect(rules.length).toBeGreaterThan(10);
  expect(rules).toEqual(rulesBelow(PortalThemeProvider));
});

it('follows Telegram where the user has picked no mode, and the user otherwise', () => {
  localStorage.clear();
  const shown = () => document.documentElement.dataset['theme'];
  render(<Prepared>text</Prepared>);
  expect(shown()).toBe('light');
  act(() => platformHints.setScheme('dark'));
  expect(shown()).toBe('dark');
  act(() => themeMode.write('light'));
  expect(shown()).toBe('light');
  act(() => themeMode.write('system'));
  expect(shown()).toBe('dark');
  act(() => platformHints.setScheme('light'));
  expect(shown()).toBe('light');
  delete document.documentElement.dataset['platformScheme'];
});

it('follows the mode that the user picks', () => {
  render(<Prepared>text</Prepared>);
  act(() => themeMode.write('dark'));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  act(() => themeMode.write('light'));
  expect(document.documentElement.dataset['theme']).toBe('light');
});
