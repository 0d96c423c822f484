import { init } from '@module-federation/runtime';
import type * as RuntimeCore from '@module-federation/runtime/core';

import { publishRuntime } from './earlier-runtime.late';

const REACT = { version: '19.3.1' };
const shareConfig = { singleton: true, requiredVersion: '>=19.3.1 <20.0.0' };

/** The runtime as a portal of an earlier build finds it. */
const runtimeOfPage = () => globalThis._FEDERATION_RUNTIME_CORE as typeof RuntimeCore;

beforeEach(() => {
  globalThis._FEDERATION_RUNTIME_CORE = undefined;
});

describe('a portal of an earlier build', () => {
  it('gets the modules of the shell through the runtime that the shell publishes', async () => {
    const get = () => Promise.resolve(() => REACT);
    const shell = init({
      name: 'shell',
      remotes: [],
      shareStrategy: 'loaded-first',
      shared: { react: { version: '19.3.1', scope: 'default', get, shareConfig } },
    });
    publishRuntime();

    const { ModuleFederation, CurrentGlobal } = runtimeOfPage();
    const portal = new ModuleFederation({
      name: 'user_portal',
      remotes: [],
      shareStrategy: 'loaded-first',
      shared: { react: { version: '19.3.1', scope: 'default', get: never, shareConfig } },
    });
    portal.initShareScopeMap('default', shell.shareScopeMap['default'] ?? {});
    const factory = await portal.loadShare<typeof REACT>('react');
    expect(factory === false ? null : factory?.()).toBe(REACT);
    // By this a generated container finds out who has started it.
    const hosts = CurrentGlobal.__FEDERATION__.__INSTANCES__.map(({ name }) => name);
    expect(hosts).toContain('shell');
  });

  it('keeps the runtime that is there, as in development', () => {
    const there = {};
    globalThis._FEDERATION_RUNTIME_CORE = there;
    publishRuntime();
    expect(globalThis._FEDERATION_RUNTIME_CORE).toBe(there);
  });
});

function never(): never {
  throw new Error('The portal has no module of its own');
}
