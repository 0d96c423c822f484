/** A file that breaks one rule, and a similar legal file in the same folder. */
export interface ForbiddenCase {
  /** What is forbidden. */
  readonly kind: string;
  /** The rule that must report it. */
  readonly rule: string;
  /** Path of the file, without extension. */
  readonly place: string;
  readonly extension?: 'ts' | 'tsx';
  readonly forbidden: string;
  readonly legal: string;
  /** Path of the legal file when no file may be at `place`. */
  readonly legalPlace?: string;
}

const TAGS = '@nx(enforce-module-boundaries)';
const DEEP = 'eslint(no-restricted-imports)';

/** One case per forbidden import direction between zones. */
export const ZONE_CASES: readonly ForbiddenCase[] = [
  {
    kind: 'a portal imports the other portal',
    rule: 'zones/portal-to-portal',
    place: 'user-portal/src/borrow',
    forbidden: "export { thing } from '../../admin-portal/src/thing';",
    legal: "export { thing } from './thing';",
  },
  {
    kind: 'the shell imports a portal',
    rule: 'zones/shell-to-portal',
    place: 'shell/src/borrow',
    forbidden: "export { thing } from '../../user-portal/src/thing';",
    legal: "export { thing } from './thing';",
  },
  {
    kind: 'a feature imports a sibling feature',
    rule: 'zones/feature-to-feature',
    place: 'user-portal/src/features/brand-new/page',
    forbidden: "export { thing } from '../login/thing';",
    legal: "export { thing } from './thing';",
  },
  {
    kind: 'a feature imports the routes',
    rule: 'zones/feature-to-frame',
    place: 'user-portal/src/features/brand-new/link',
    forbidden: "export { routes } from '../../routes';",
    legal: "export { thing } from '../../thing';",
  },
  {
    kind: 'a portal takes the router past its wrapper',
    rule: 'zones/router-through-wrapper',
    place: 'user-portal/src/navigation',
    forbidden: "export { Link } from 'react-router';",
    legal: "export { thing } from '@portal/router';",
  },
  {
    kind: 'a portal takes the query cache past its wrapper',
    rule: 'zones/query-through-wrapper',
    place: 'admin-portal/src/data',
    forbidden: "export { useQuery } from '@tanstack/react-query';",
    legal: "export { thing } from '@portal/query';",
  },
  {
    kind: 'the start of the system imports a tool of tests',
    rule: 'zones/start-without-test-tools',
    place: 'tools/develop/start/colours',
    forbidden: "export { execa } from 'execa';",
    legal: "export { default as colours } from 'picocolors';",
  },
  {
    kind: 'a web project uses Node',
    rule: 'zones/web-without-node',
    place: 'libs/ui/src/read',
    forbidden: "export { readFileSync } from 'node:fs';",
    legal: "export { thing } from './thing';",
  },
  {
    kind: 'a web project imports class-validator',
    rule: 'zones/web-without-server-packages',
    place: 'libs/api-client/src/check',
    forbidden: "export { IsString } from 'class-validator';",
    legal: "export { thing } from '@portal/contracts';",
  },
  {
    kind: 'an audience imports another audience',
    rule: 'zones/audience-to-audience',
    place: 'bff/src/admin/accounts/present',
    forbidden: "export { thing } from '../../user/accounts/thing';",
    legal: "export { thing } from '../thing';",
  },
  {
    kind: 'an audience that is new imports another audience',
    rule: 'zones/audience-to-audience',
    place: 'bff/src/partner/present',
    forbidden: "export { thing } from '../user/accounts/thing';",
    legal: "export { thing } from '../domain/tasks/tasks.service';",
  },
  {
    kind: 'an audience queries a repository',
    rule: 'zones/audience-through-service',
    place: 'bff/src/user/accounts/ask',
    forbidden: "export { thing } from '../../domain/tasks/tasks.repository';",
    legal: "export { thing } from '../../domain/tasks/tasks.service';",
  },
  {
    kind: 'domain knows an audience',
    rule: 'zones/domain-to-audience',
    place: 'bff/src/domain/tasks/answer',
    forbidden: "export { thing } from '../../user/accounts/thing';",
    legal: "export { thing } from '../../platform/clock/clock';",
  },
  {
    kind: 'platform knows the product',
    rule: 'zones/platform-to-above',
    place: 'bff/src/platform/http/look',
    forbidden: "export { thing } from '../../domain/tasks/tasks.service';",
    legal: "export { thing } from '../clock/clock';",
  },
  {
    kind: "a noun uses another noun's repository",
    rule: 'zones/noun-through-service',
    place: 'bff/src/domain/payments/review/ask',
    forbidden: "export { thing } from '../../offers/offers.repository';",
    legal: "export { thing } from '../../offers/offers.service';",
  },
  {
    kind: 'a service reads the stored form of another noun',
    rule: 'zones/schema-behind-repositories',
    place: 'bff/src/domain/payments/review/stored.service',
    forbidden: "export { thing } from '../../offers/offer.schema';",
    legal: "export { thing } from '../../offers/offers.service';",
  },
  {
    kind: 'a noun imports a noun of a higher layer',
    rule: 'zones/noun-to-lower-layer',
    place: 'bff/src/domain/offers/reach',
    forbidden: "export { thing } from '../tasks/tasks.service';",
    legal: "export { thing } from './offers.service';",
  },
  {
    kind: 'a noun imports a type of a noun of its own layer',
    rule: 'zones/noun-to-lower-layer',
    place: 'bff/src/domain/plans/reach',
    forbidden: "export type { Thing } from '../offers/offers.service';",
    legal: "export type { Thing } from '../audit/audit.service';",
  },
  {
    kind: 'a noun stands in no layer',
    rule: 'zones/noun-in-a-layer',
    place: 'bff/src/domain/brand-new/add',
    forbidden: "export { thing } from '../audit/audit.service';",
    legalPlace: 'bff/src/domain/tags/add',
    legal: "export { thing } from '../audit/audit.service';",
  },
  {
    kind: 'a shared presenter knows an audience',
    rule: 'zones/presenters-to-audience',
    place: 'bff/src/presenters/show',
    forbidden: "export { thing } from '../user/accounts/thing';",
    legal: "export { thing } from '../domain/tasks/tasks.service';",
  },
  {
    kind: 'a shared presenter queries a repository',
    rule: 'zones/audience-through-service',
    place: 'bff/src/presenters/look-up',
    forbidden: "export { thing } from '../domain/tasks/tasks.repository';",
    legal: "export { thing } from '../domain/tasks/tasks.service';",
  },
  {
    kind: 'a service imports mongoose',
    rule: 'zones/mongoose-behind-repositories',
    place: 'bff/src/domain/offers/offers.service',
    forbidden: "export { Types } from 'mongoose';",
    legal: "export { thing } from './offers.repository';",
  },
  {
    kind: 'a service imports only a type of mongoose',
    rule: 'zones/mongoose-behind-repositories',
    place: 'bff/src/domain/offers/session-user',
    forbidden: "export type { ClientSession } from 'mongoose';",
    legal: "export type { Thing } from '../../platform/mongo/transactions.service';",
  },
  {
    kind: 'the bff starts the embedded engine elsewhere than in platform/mongo',
    rule: 'zones/engine-behind-mongo',
    place: 'bff/src/domain/offers/engine',
    forbidden: "export { thing } from '@portal/embedded-mongo';",
    legal: "export { thing } from '../../platform/mongo/transactions.service';",
  },
  {
    kind: 'the product imports tools',
    rule: 'zones/nothing-imports-tools',
    place: 'libs/rules/src/borrow',
    forbidden: "export { thing } from '../../../tools/src/thing';",
    legal: "export { thing } from './thing';",
  },
  {
    kind: 'a configuration file imports a room of tools',
    rule: 'zones/nothing-imports-tools',
    place: 'user-portal/other.config',
    forbidden: "export { thing } from '../tools/operate/thing';",
    legal: "export { thing } from '../tools/build/src/thing';",
  },
  {
    kind: 'the product ships a preset',
    rule: 'zones/presets-only-in-configs',
    place: 'user-portal/src/preset',
    forbidden: "export { thing } from '../../tools/build/src/thing';",
    legal: "export { thing } from './thing';",
  },
  {
    kind: 'what operators run imports what verifies it',
    rule: 'zones/room-operate',
    place: 'tools/operate/prove',
    forbidden: "export { thing } from '../verify/thing';",
    legal: "export { thing } from '../shared/thing';",
  },
  {
    kind: 'what developers run imports what verifies it',
    rule: 'zones/room-develop',
    place: 'tools/develop/prove',
    forbidden: "export { thing } from '../verify/thing';",
    legal: "export { thing } from '../operate/thing';",
  },
  {
    kind: 'a helper of all rooms imports one of them',
    rule: 'zones/room-shared',
    place: 'tools/shared/use',
    forbidden: "export { thing } from '../operate/thing';",
    legal: "export { thing } from './thing';",
  },
  {
    kind: 'the product ships the test helpers',
    rule: 'zones/testing-only-in-tests',
    place: 'bff/src/user/accounts/fake',
    forbidden: "export { thing } from '@portal/testing';",
    legal: "export { thing } from '@portal/rules';",
  },
  {
    kind: 'two files import each other',
    rule: 'zones/no-cycle',
    place: 'libs/rules/src/circle',
    forbidden: "export { back } from './circle-other';",
    legal: "export { thing } from './thing';",
  },
  {
    kind: 'an import leads nowhere',
    rule: 'zones/not-resolvable',
    place: 'libs/rules/src/lost',
    forbidden: "export { thing } from './nowhere';",
    legal: "export { thing } from './thing';",
  },
];

const towards = (kind: string, place: string, forbidden: string, legal: string): ForbiddenCase => ({
  kind,
  rule: TAGS,
  place,
  forbidden: `export { thing } from '${forbidden}';`,
  legal: `export { thing } from '${legal}';`,
});

/** One case per forbidden direction between projects, by Nx tag. */
export const TAG_CASES: readonly ForbiddenCase[] = [
  towards('rules look up', 'libs/rules/src/up', '@portal/contracts', './thing'),
  towards('contracts look up', 'libs/contracts/src/up', '@portal/api-client', '@portal/rules'),
  towards(
    'the client looks sideways',
    'libs/api-client/src/side',
    '@portal/ui',
    '@portal/contracts',
  ),
  towards('ui looks up', 'libs/ui/src/up', '@portal/session', '@portal/contracts'),
  towards('session looks up', 'libs/session/src/up', '@portal/dashboard', '@portal/api-client'),
  towards('a wrapper knows the product', 'libs/router/src/up', '@portal/contracts', './thing'),
  towards('the engine knows the product', 'libs/embedded-mongo/src/up', '@portal/rules', './thing'),
  towards(
    'the dashboard knows a portal',
    'libs/dashboard/src/up',
    '../../../user-portal/src/thing',
    '@portal/ui',
  ),
  towards(
    'a portal imports a portal by name',
    'user-portal/src/up',
    '../../admin-portal/src/index',
    '@portal/dashboard',
  ),
  towards(
    'the shell imports a portal by name',
    'shell/src/up',
    '../../../user-portal/src/thing',
    '@portal/session',
  ),
  towards('the bff imports a web lib', 'bff/src/user/accounts/up', '@portal/ui', '@portal/rules'),
  towards(
    'a web lib imports the engine',
    'libs/query/src/engine',
    '@portal/embedded-mongo',
    './thing',
  ),
  towards(
    'a lib is entered by a relative path',
    'bff/src/user/accounts/deep',
    '../../../../libs/rules/src/thing',
    '@portal/rules',
  ),
  { ...towards('a web lib imports Nest', 'libs/ui/src/nest', '@nestjs/common', './thing') },
  { ...towards('contracts import mongoose', 'libs/contracts/src/store', 'mongoose', './thing') },
];

/** Cases for the language rules and the house rules. */
export const CODE_CASES: readonly ForbiddenCase[] = [
  {
    kind: 'a lib is imported deep',
    rule: DEEP,
    place: 'shell/src/deeper',
    forbidden: "export { thing } from '@portal/ui/src/thing';",
    legal: "export { thing } from '@portal/ui';",
  },
  {
    kind: 'an icon is imported from the index of all icons',
    rule: DEEP,
    place: 'user-portal/src/sign',
    forbidden: "export { Check } from 'lucide-react';",
    legal: "export { default as Check } from 'lucide-react/icons/check';",
  },
  {
    kind: 'a promise floats',
    rule: 'typescript(no-floating-promises)',
    place: 'bff/src/user/accounts/float',
    forbidden: 'export function go(): void {\n  Promise.resolve(1);\n}',
    legal: 'export async function go(): Promise<void> {\n  await Promise.resolve(1);\n}',
  },
  {
    kind: 'a switch forgets a case',
    rule: 'typescript(switch-exhaustiveness-check)',
    place: 'libs/rules/src/switch',
    forbidden:
      "export function say(of: 'a' | 'b'): number {\n  switch (of) {\n    case 'a':\n      return 1;\n  }\n  return 0;\n}",
    legal:
      "export function say(of: 'a' | 'b'): number {\n  switch (of) {\n    case 'a':\n      return 1;\n    case 'b':\n      return 2;\n  }\n}",
  },
  {
    kind: 'any',
    rule: 'typescript(no-explicit-any)',
    place: 'libs/rules/src/anything',
    forbidden: 'export const loose = (value: any): string => String(value);',
    legal: 'export const strict = (value: number): string => String(value);',
  },
  {
    kind: 'a non-null assertion',
    rule: 'typescript(no-non-null-assertion)',
    place: 'libs/rules/src/bang',
    forbidden: 'export const first = (list: string[]): string => list[0]!;',
    legal: "export const first = (list: string[]): string => list[0] ?? '';",
  },
  {
    kind: 'a focused test',
    rule: 'jest(no-focused-tests)',
    place: 'libs/rules/src/focus.spec',
    forbidden: "it.only('counts', () => {\n  expect(1).toBe(1);\n});",
    legal: "it('counts', () => {\n  expect(1).toBe(1);\n});",
  },
  {
    kind: 'a skipped test',
    rule: 'jest(no-disabled-tests)',
    place: 'libs/rules/src/skip.spec',
    forbidden: "it.skip('counts', () => {\n  expect(1).toBe(1);\n});",
    legal: "it('counts', () => {\n  expect(1).toBe(1);\n});",
  },
  {
    kind: 'raw HTML in React',
    rule: 'house(no-raw-html)',
    place: 'libs/ui/src/html',
    extension: 'tsx',
    forbidden:
      'export const Raw = ({ text }: { text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />;',
    legal: 'export const Safe = ({ text }: { text: string }) => <p>{text}</p>;',
  },
  {
    kind: 'raw HTML in the document',
    rule: 'house(no-raw-html)',
    place: 'libs/ui/src/inner-html',
    forbidden:
      'export function put(place: { innerHTML: string }, text: string): void {\n  place.innerHTML = text;\n}',
    legal:
      'export function put(place: { textContent: string }, text: string): void {\n  place.textContent = text;\n}',
  },
  {
    kind: 'a window of the browser',
    rule: 'house(no-own-windows)',
    place: 'libs/ui/src/outside',
    forbidden: "export const show = (url: string) => window.open(url, '_blank');",
    legal: 'export const show = (open: (url: string) => void, url: string) => open(url);',
  },
  {
    kind: 'a dialog of the browser',
    rule: 'house(no-own-windows)',
    place: 'user-portal/src/asks',
    forbidden: "export const asks = (): boolean => confirm('Sure?');",
    legal:
      'export function asks(): void {\n  const confirm = (): void => undefined;\n  confirm();\n}',
  },
  {
    kind: 'a method that old browsers of subscribers lack',
    rule: 'house(no-new-methods)',
    place: 'user-portal/src/sorted',
    forbidden: 'export const sorted = (of: readonly number[]) => of.toSorted((a, b) => a - b);',
    legal: 'export const sorted = (of: readonly number[]) => [...of].sort((a, b) => a - b);',
  },
  {
    kind: 'a hook under a condition',
    rule: 'react-hooks(rules-of-hooks)',
    place: 'libs/ui/src/hook',
    extension: 'tsx',
    forbidden:
      "import { useState } from 'react';\nexport function Box({ open }: { open: boolean }) {\n  if (open) useState(1);\n  return <p />;\n}",
    legal:
      "import { useState } from 'react';\nexport function Box({ open }: { open: boolean }) {\n  const [count] = useState(1);\n  return <p hidden={open}>{count}</p>;\n}",
  },
  {
    kind: 'a type imported as a value in the web',
    rule: 'typescript(consistent-type-imports)',
    place: 'libs/ui/src/typed',
    forbidden: "import { Thing } from './thing';\nexport const keep = (it: Thing): Thing => it;",
    legal: "import { type Thing } from './thing';\nexport const keep = (it: Thing): Thing => it;",
  },
  {
    kind: 'a default export',
    rule: 'import(no-default-export)',
    place: 'libs/rules/src/default',
    forbidden: 'export default 1;',
    legal: 'export const one = 1;',
  },
  {
    kind: 'work left for later',
    rule: 'house(no-postponed-work)',
    place: 'libs/rules/src/later',
    forbidden: '// TODO finish\nexport const one = 1;',
    legal: '// Finished.\nexport const one = 1;',
  },
];
