import { storedChoice } from './stored-choice';

type Name = 'en' | 'bn';
const newChoice = () => storedChoice<Name>('language', ['en', 'bn'], () => 'en');

/** A page of a browser with an own storage, or with storage denied. */
function givenPage(canStore: boolean): Map<string, string> {
  const attributes = new Map<string, string>();
  const stored = new Map<string, string>();
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const globals = {
    window: new EventTarget(),
    document: {
      documentElement: {
        getAttribute: (name: string) => attributes.get(name) ?? null,
        setAttribute: (name: string, value: string) => attributes.set(name, value),
        removeAttribute: (name: string) => attributes.delete(name),
      },
    },
    localStorage: canStore
      ? {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => stored.set(key, value),
        }
      : { getItem: refuse, setItem: refuse },
  };
  Object.assign(globalThis, globals);
  return stored;
}

test('a choice is stored for the next visit', () => {
  const stored = givenPage(true);
  newChoice().write('bn');
  expect(stored.get('language')).toBe('bn');
  expect(newChoice().read()).toBe('bn');
});

test('where the browser denies storage, a choice holds for all apps of the page', () => {
  givenPage(false);
  const shell = newChoice();
  const seen: Name[] = [];
  shell.subscribe(() => seen.push(shell.read()));
  newChoice().write('bn');
  expect(seen).toEqual(['bn']);
  expect(newChoice().read()).toBe('bn');
});

test('a choice that could not be stored ends with the first one that can', () => {
  givenPage(false);
  newChoice().write('bn');
  const { document } = globalThis;
  const stored = givenPage(true);
  Object.assign(globalThis, { document });
  newChoice().write('en');
  stored.set('language', 'bn');
  expect(newChoice().read()).toBe('bn');
});

test('an unknown stored value is the default', () => {
  givenPage(true).set('language', 'xx');
  expect(newChoice().read()).toBe('en');
});
