import { Enums, Models, Serialize, Spec, SPDX } from '@cyclonedx/cyclonedx-library';
import type { ImageReference } from './image-reference';
import { type LockEntry, nameOf } from './lock-file';
import type { TreeNode } from './production-tree';

/** Input of a bill of materials. */
export interface BillInput {
  /** Name of the artefact. */
  readonly name: string;
  readonly version: string;
  readonly nodes: readonly TreeNode[];
  /** Paths of the workspaces that the artefact is built from. */
  readonly roots: readonly string[];
  readonly base: ImageReference | null;
  /** Time in the bill; null: no time, so that equal inputs give equal bytes. */
  readonly time: Date | null;
}

const serializer = new Serialize.JsonSerializer(
  new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6),
);

/** The bill of materials in CycloneDX 1.6, JSON with a final line break. Lists are sorted. */
export function billOfMaterials(input: BillInput): string {
  const bom = new Models.Bom();
  const byPath = new Map(input.nodes.map((node) => [node.path, componentOf(node)]));
  const root = new Models.Component(Enums.ComponentType.Application, input.name, {
    bomRef: `artefact:${input.name}`,
    version: input.version,
  });
  for (const component of byPath.values()) bom.components.add(component);
  for (const { path, needs } of input.nodes)
    for (const need of needs) connect(byPath.get(path), byPath.get(need));
  for (const path of input.roots) connect(root, byPath.get(path));
  if (input.base) {
    const base = imageComponent(input.base);
    bom.components.add(base);
    connect(root, base);
  }
  bom.metadata.component = root;
  if (input.time) bom.metadata.timestamp = input.time;
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function connect(from: Models.Component | undefined, to: Models.Component | undefined): void {
  // A package that the image deletes is no component and no dependency of others.
  if (from && to) from.dependencies.add(to.bomRef);
}

function componentOf({ path, entry }: TreeNode): Models.Component {
  const full = nameOf(path, entry);
  const isOurs = !path.includes('node_modules/');
  const [name = full, group] = full.split('/').reverse();
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    // Two paths may have the same version, so the path identifies a component. The library replaces an empty
    // id by a random one.
    bomRef: path === '' ? 'root' : path,
    ...(group === undefined ? {} : { group }),
    version: entry.version ?? '0.0.0',
    scope: entry.optional === true ? Enums.ComponentScope.Optional : Enums.ComponentScope.Required,
    purl: `pkg:npm/${full.replace('@', '%40')}@${entry.version ?? '0.0.0'}`,
  });
  if (isOurs) component.licenses.add(new Models.NamedLicense('UNLICENSED'));
  else addLicence(component, entry);
  for (const [algorithm, content] of hashesOf(entry)) component.hashes.set(algorithm, content);
  return component;
}

function addLicence({ licenses }: Models.Component, { license }: LockEntry): void {
  if (license === undefined) return;
  if (SPDX.isSupportedSpdxId(license)) licenses.add(new Models.SpdxLicense(license));
  else if (/ (AND|OR|WITH) /.test(license)) licenses.add(new Models.LicenseExpression(license));
  else licenses.add(new Models.NamedLicense(license));
}

const ALGORITHMS: Readonly<Record<string, Enums.HashAlgorithm>> = {
  sha1: Enums.HashAlgorithm['SHA-1'],
  sha256: Enums.HashAlgorithm['SHA-256'],
  sha384: Enums.HashAlgorithm['SHA-384'],
  sha512: Enums.HashAlgorithm['SHA-512'],
};

function hashesOf({ integrity = '' }: LockEntry): [Enums.HashAlgorithm, string][] {
  return integrity.split(' ').flatMap((one) => {
    const [name = '', value = ''] = one.split(/-(.*)/);
    const algorithm = ALGORITHMS[name];
    return algorithm ? [[algorithm, Buffer.from(value, 'base64').toString('hex')]] : [];
  });
}

function imageComponent({ name, tag, digest }: ImageReference): Models.Component {
  const component = new Models.Component(Enums.ComponentType.Container, name, {
    bomRef: `image:${name}`,
    version: tag,
    purl: `pkg:docker/${name}@sha256%3A${digest}`,
  });
  component.hashes.set(Enums.HashAlgorithm['SHA-256'], digest);
  return component;
}
