import { CODE_CASES, type ForbiddenCase, TAG_CASES, ZONE_CASES } from './forbidden-imports';
import type { Finding } from './findings';
import { lintBoundaries, lintCode } from './oxlint';
import { type SyntheticTree, THING, makeSyntheticTree } from './synthetic-tree';
import { lintZones } from './zones';

const ALL = [...ZONE_CASES, ...TAG_CASES, ...CODE_CASES];

const pathAt = (place: string, kind: 'forbidden' | 'legal', extension: string) => {
  const [, stem = place, spec = ''] = /^(.*?)(\.spec|\.service|\.config)?$/.exec(place) ?? [];
  return `${stem}-${kind}${spec}.${extension}`;
};

const paths = ({ place, legalPlace = place, extension = 'ts' }: ForbiddenCase) => ({
  forbidden: pathAt(place, 'forbidden', extension),
  legal: pathAt(legalPlace, 'legal', extension),
});

// The files that the cases import.
const SCENERY = [
  'user-portal/src/features/login/thing.ts',
  'user-portal/src/features/brand-new/thing.ts',
  'user-portal/src/routes.tsx',
  'bff/src/admin/thing.ts',
  'bff/src/user/accounts/thing.ts',
  'bff/src/platform/clock/clock.ts',
  'bff/src/platform/mongo/transactions.service.ts',
  'bff/src/domain/tasks/tasks.service.ts',
  'bff/src/domain/tasks/tasks.repository.ts',
  'bff/src/domain/tasks/task.schema.ts',
  'bff/src/domain/offers/offers.repository.ts',
  'bff/src/domain/offers/offers.service.ts',
  'bff/src/domain/offers/offer.schema.ts',
  'bff/src/domain/audit/audit.service.ts',
  'tools/operate/thing.ts',
  'tools/shared/thing.ts',
  'tools/verify/thing.ts',
];

/** Six programs run one after another. On a busy machine each takes minutes. */
const LONGEST_LINT_MS = 900_000;

describe('the linter, over a tree with our folders, tags and configuration', () => {
  let tree: SyntheticTree;
  let withLegal: Finding[];
  let withForbidden: Finding[];
  const lint = async () => [
    ...(await lintCode(tree.root)),
    ...(await lintBoundaries(tree.root)),
    ...lintZones(tree.root),
  ];

  beforeAll(async () => {
    tree = makeSyntheticTree();
    for (const path of SCENERY) tree.write(path, THING);
    for (const one of ALL) tree.write(paths(one).legal, `${one.legal}\n`);
    withLegal = await lint();
    // One after the other, because together they would form cycles.
    for (const one of ALL) tree.erase(paths(one).legal);
    for (const one of ALL) tree.write(paths(one).forbidden, `${one.forbidden}\n`);
    tree.write(
      'libs/rules/src/circle-other.ts',
      "export { back as there } from './circle-forbidden';\nexport const back = 1;\n",
    );
    withForbidden = await lint();
  }, LONGEST_LINT_MS);

  afterAll(() => tree.remove());

  it.each(ALL.map((one) => [one.kind, one] as const))('refuses: %s', (_kind, one) => {
    const rules = withForbidden
      .filter(
        ({ file, message }) => file === paths(one).forbidden && !message.startsWith('Circular'),
      )
      .map(({ rule }) => rule);
    expect(rules).toContain(one.rule);
  });

  it('takes the legal twin of each, and finds no other fault', () => {
    expect(withLegal).toEqual([]);
  });

  it('says with each import zone what to do instead', () => {
    const zones = withForbidden.filter(({ rule }) => rule.startsWith('zones/'));
    expect(zones.filter(({ message }) => (message.split('\n')[1] ?? '').length < 30)).toEqual([]);
  });
});
