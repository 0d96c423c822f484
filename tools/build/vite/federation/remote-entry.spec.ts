import { factsOf } from './remote-entry';

/** The lines of a remote entry of @module-federation/vite 1.23.0 that name facts. */
const GENERATED = `
  import {init as runtimeInit, loadRemote} from "@module-federation/runtime";
  import __mfExposesMap from "virtual:mf-exposes:portal"

const __mfResolveGlobalKey = "__mf_init__portal__";
  const __mfMaterializedShareBatches = [["react"],["@portal/router"]]
      localSharedImportMapPromise = retrySharedInit(() => import("virtual:mf-localSharedImportMap:portal"))
`;

it('a generated remote entry names what the own one needs', () => {
  expect(factsOf(GENERATED)).toEqual({
    exposes: '"virtual:mf-exposes:portal"',
    shared: '"virtual:mf-localSharedImportMap:portal"',
    batches: '[["react"],["@portal/router"]]',
    initKey: '"__mf_init__portal__"',
  });
});

it.each(['exposes', 'shared', 'batches', 'initKey'] as const)(
  'one without %s fails the build, as a later version of the plugin may write it',
  (fact) => {
    const line = factsOf(GENERATED)[fact];
    expect(() => factsOf(GENERATED.replace(line, 'another form'))).toThrow(`names no ${fact}`);
  },
);
