import { AFTER_PAINT } from '@portal/contracts';

import { loadScriptsAfterPaint } from './after-paint';

let paint: (what: string) => void;
const parsed = (): boolean => document.dispatchEvent(new Event('DOMContentLoaded'));
const loaded = (): number => document.head.querySelectorAll('link[rel="modulepreload"]').length;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.PerformanceObserver = class {
    constructor(notify: PerformanceObserverCallback) {
      paint = (what) => {
        const getEntriesByName = (name: string) => (name === what ? [{}] : []);
        notify({ getEntriesByName } as never, this as never);
      };
    }
    observe(): void {}
  } as never;
  const kept = Object.assign(document.createElement('template'), { id: AFTER_PAINT.template });
  const preload = Object.assign(document.createElement('link'), { rel: 'modulepreload' });
  kept.content.append(preload);
  document.head.replaceChildren(kept);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('loads the scripts of a painted page once, after it is painted', () => {
  loadScriptsAfterPaint(true);
  parsed();
  expect(loaded()).toBe(0);
  paint('first-paint');
  expect(loaded()).toBe(0);
  paint('first-contentful-paint');
  expect(loaded()).toBe(1);
  jest.runAllTimers();
  expect(loaded()).toBe(1);
  expect(document.getElementById(AFTER_PAINT.template)).toBeNull();
});

it('loads them without a paint when none comes in a second', () => {
  loadScriptsAfterPaint(true);
  parsed();
  jest.advanceTimersByTime(999);
  expect(loaded()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(loaded()).toBe(1);
});

it('loads them at once in a tab that is hidden', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  loadScriptsAfterPaint(true);
  parsed();
  expect(loaded()).toBe(1);
});

it('loads them at once where nothing is painted', () => {
  loadScriptsAfterPaint(false);
  parsed();
  expect(loaded()).toBe(1);
});

it('does nothing in a page whose scripts were not kept back', () => {
  document.head.replaceChildren();
  loadScriptsAfterPaint(true);
  parsed();
  jest.runAllTimers();
  expect(loaded()).toBe(0);
});
