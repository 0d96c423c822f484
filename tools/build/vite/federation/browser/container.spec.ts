import { createContainer } from './container';
import { readShared, writeShared } from './module-cache';

const INIT_KEY = '__mf_init__portal__';
const REACT = { useState: () => undefined };
const ROUTER = { Link: () => null };

let given: string[];

/** A scope as a host passes it. `react` has one provider that is only a declaration of another app. */
function scopeOfShell() {
  const get = (name: string, module: object) => () => {
    given.push(name);
    return Promise.resolve(() => module);
  };
  return {
    react: {
      '18.0.0': { from: 'portal', get: get('none', {}), shareConfig: { import: false as const } },
      '19.0.0': { from: 'shell', get: get('react', REACT), shareConfig: {} },
    },
    router: { '0.1.0': { from: 'shell', get: get('router', ROUTER) } },
  };
}

const portal = (exposes = {}) =>
  createContainer({ batches: [['react'], ['router']], exposes, initKey: INIT_KEY });

beforeEach(() => {
  given = [];
  globalThis.__mf_module_cache__ = undefined;
  Reflect.deleteProperty(globalThis, INIT_KEY);
});

describe('the container of a portal', () => {
  it('takes the shared modules of the shell, each after those it needs', async () => {
    await portal().init(scopeOfShell());
    expect(given).toEqual(['react', 'router']);
    expect([readShared('react'), readShared('router')]).toEqual([REACT, ROUTER]);
  });

  it('takes no second instance of what the page has', async () => {
    writeShared('react', REACT, 'shell');
    await portal().init(scopeOfShell());
    expect(given).toEqual(['router']);
  });

  it('refuses to start without a module that the shell must provide', async () => {
    const { react } = scopeOfShell();
    await expect(portal().init({ react })).rejects.toThrow('The shell provides no router');
  });

  it('lets modules continue that wait for its shared modules', async () => {
    const waiting = new Promise<void>((initResolve) => {
      Object.assign(globalThis, { [INIT_KEY]: { initPromise: null, initResolve } });
    });
    await portal().init(scopeOfShell());
    await expect(waiting).resolves.toBeUndefined();
  });

  it('gives what it exposes, after the modules that wait for shared modules', async () => {
    const order: string[] = [];
    const cache = { share: {}, pendingShareLoads: [] as Promise<unknown>[] };
    cache.pendingShareLoads.push(Promise.resolve().then(() => order.push('shared')));
    globalThis.__mf_module_cache__ = cache;
    const load = () => {
      order.push('exposed');
      return Promise.resolve({ Portal: 'a portal' });
    };
    const factory = await portal({ './portal': load }).get('./portal');
    expect(factory()).toEqual({ Portal: 'a portal' });
    expect(order).toEqual(['shared', 'exposed']);
  });

  it('exposes nothing else', async () => {
    await expect(portal().get('./other')).rejects.toThrow('./other is not exposed');
  });
});

describe('a shared module', () => {
  it('reaches modules that listen for it, under both of its keys', () => {
    const listened: unknown[] = [];
    const listeners = { 'default:react': [(module: unknown) => listened.push(module)] };
    const share = { [Symbol.for('module-federation.shared-cache-listeners')]: listeners };
    globalThis.__mf_module_cache__ = { share };
    writeShared('react', REACT, 'shell');
    expect(listened).toEqual([REACT]);
    expect(globalThis.__mf_module_cache__.share).toMatchObject({
      react: REACT,
      'default:react': REACT,
    });
  });
});
