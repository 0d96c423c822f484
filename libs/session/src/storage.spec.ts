import type { UserView } from '@portal/contracts';

import {
  readAdminFlag,
  readLastLoggedInId,
  readStoredUser,
  writeAdminFlag,
  writeLastLoggedInId,
  writeStoredUser,
} from './storage';

class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}

const amina = { userId: 4711, name: 'Amina' } as UserView;
let local: MemoryStorage;
let session: MemoryStorage;

function provide(storages: { localStorage: unknown; sessionStorage: unknown }): void {
  for (const [name, value] of Object.entries(storages)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
}

beforeEach(() => {
  local = new MemoryStorage();
  session = new MemoryStorage();
  provide({ localStorage: local, sessionStorage: session });
});

describe('the stored user', () => {
  it('comes back as it was stored, under the key of the specification', () => {
    writeStoredUser(amina);
    expect([...local.items.keys()]).toEqual(['currentUser']);
    expect(readStoredUser()).toEqual(amina);
  });

  it('is gone after clearing, while the last id stays to prefill the login', () => {
    writeStoredUser(amina);
    writeLastLoggedInId(amina.userId);
    writeStoredUser(null);
    expect(readStoredUser()).toBeNull();
    expect(readLastLoggedInId()).toBe('4711');
  });

  it.each([
    '{',
    'null',
    '"4711"',
    '[]',
    '{}',
    '{"userId":"4711"}',
    '{"userId":-1}',
    '{"userId":1.5}',
  ])('is nobody when the entry reads %s', (entry) => {
    local.setItem('currentUser', entry);
    expect(readStoredUser()).toBeNull();
  });

  it('is nobody where the browser denies storage, and nothing throws', () => {
    const deny = (): never => {
      throw new Error('denied');
    };
    const denied = { getItem: deny, setItem: deny, removeItem: deny };
    provide({ localStorage: denied, sessionStorage: denied });
    expect(() => writeStoredUser(amina)).not.toThrow();
    expect(readStoredUser()).toBeNull();
    expect(readAdminFlag()).toBe(false);
  });
});

describe('the administrator’s flag', () => {
  it('lives in the session storage of the tab and only as true', () => {
    writeAdminFlag(true);
    expect(session.getItem('isAdminAuthenticated')).toBe('true');
    expect(readAdminFlag()).toBe(true);
    writeAdminFlag(false);
    expect(session.getItem('isAdminAuthenticated')).toBeNull();
  });

  it('is not set by any other value', () => {
    session.setItem('isAdminAuthenticated', '1');
    expect(readAdminFlag()).toBe(false);
  });
});
