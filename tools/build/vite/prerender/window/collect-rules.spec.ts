/** @jest-environment jsdom */
import createCache from '@emotion/cache';
import { CacheProvider, css, Global, jsx } from '@emotion/react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { collectRules } from './collect-rules';

const red = jsx('p', { css: css({ color: 'red' }), key: 'red' });
const ofWholePage = jsx(Global, { styles: css({ body: { margin: 0 } }), key: 'page' });

function rulesOf(...parts: ReactElement[]): string {
  const { sheet, text } = collectRules();
  const cache = Object.assign(createCache({ key: 'css' }), { sheet });
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(jsx(CacheProvider, { value: cache, children: parts })));
  const rules = text();
  root.unmount();
  return rules;
}

describe('the rules of a page', () => {
  it('are those of the whole page first, and stand in no style element', () => {
    expect(rulesOf(red, ofWholePage)).toMatch(/^body\{margin:0;\}.*\.css-\S+\{color:red;\}/s);
    expect(document.querySelector('style')).toBeNull();
  });

  it('are its own alone', () => {
    rulesOf(red, ofWholePage);
    expect(rulesOf(red)).not.toContain('margin');
  });
});
