import { ownContainer } from './own-federation';

type Bundle = Record<string, { type: 'asset'; source: string }>;

/** Runs the plugin's hook over the output of a portal's build. */
function build(bundle: Bundle): Bundle {
  const { generateBundle } = ownContainer();
  const { handler } = generateBundle as unknown as {
    handler: (this: object, options: object, output: Bundle) => void;
  };
  const error = (message: string): never => {
    throw new Error(message);
  };
  handler.call({ error }, {}, bundle);
  return bundle;
}

it('a portal says in its manifest that it needs no federation runtime', () => {
  const source = JSON.stringify({ metaData: { name: 'user_portal' }, shared: [] });
  const { 'mf-manifest.json': manifest } = build({ 'mf-manifest.json': { type: 'asset', source } });
  expect(JSON.parse(manifest?.source ?? '')).toEqual({
    metaData: { name: 'user_portal', runtime: 'none' },
    shared: [],
  });
});

it('a build without a manifest fails', () => {
  expect(() => build({})).toThrow('There is no manifest of this portal.');
});
