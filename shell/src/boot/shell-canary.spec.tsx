import { isInCohort } from '@portal/rules';

import { mustLoadAgain } from './shell-canary';

const VERSION = '0.2.0-3f2a9c10be';
const CANARY = `10 ${VERSION}`;
const keys = Array.from({ length: 200 }, (_, at) => `visitor-${at}`);
const chosen = keys.filter((key) => isInCohort(key, VERSION, 10));
const others = keys.filter((key) => !chosen.includes(key));
const [one = ''] = chosen;
const [other = ''] = others;
const load = (key: string | null, canary: string | undefined = CANARY): boolean =>
  mustLoadAgain(canary, () => key);

afterEach(() => {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0`;
});

describe('a canary of the shell', () => {
  it('is for the visitors that the rule of portals chooses, and for nobody else', () => {
    const moved = keys.filter((key) => {
      document.cookie = `shell=${VERSION}; max-age=0`;
      return load(key);
    });
    expect(moved).toEqual(chosen);
    expect([chosen.length > 0, others.length > 0]).toEqual([true, true]);
  });

  it('loads the page again once, and then stays', () => {
    expect([load(one), load(one), load(one)]).toEqual([true, false, false]);
    expect(document.cookie).toBe(`shell=${VERSION}`);
  });

  it('is left without another load by who is not chosen any more', () => {
    load(one);
    expect(load(one, `0 ${VERSION}`)).toBe(false);
    expect(document.cookie).toBe('');
    load(one);
    expect([load(other), document.cookie]).toEqual([false, '']);
  });

  it('takes the place of an earlier canary', () => {
    load(one, '100 0.1.0-0000000000');
    expect(load(one)).toBe(true);
    expect(document.cookie).toBe(`shell=${VERSION}`);
  });

  it('is not for a browser that stores no cookies, or has no stable key', () => {
    expect(load(null)).toBe(false);
    jest.spyOn(document, 'cookie', 'set').mockReturnValue();
    expect(load(one)).toBe(false);
  });

  it('needs nothing of a page that names none', () => {
    const key = jest.fn();
    expect(mustLoadAgain(undefined, key)).toBe(false);
    expect(key).not.toHaveBeenCalled();
  });
});
