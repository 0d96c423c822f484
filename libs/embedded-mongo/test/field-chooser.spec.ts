import fc from 'fast-check';
import { Found } from '../src/indexes/scan';
import { compileProjection, compileResult } from '../src/query/project';
import { decode, encode } from '../src/values/codec';
import { fieldChooser, type FieldTree } from '../src/values/field-chooser';
import type { Doc } from '../src/values/types';

const name = fc.constantFrom('a', 'b', 'ab', 'é', 'ö');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.string(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4 }),
  ),
}));
const document = fc.dictionary(fc.oneof(name, fc.constant('_id')), value, { maxKeys: 6 });
/** Paths of which none begins with another, so that they do not collide. */
const paths = fc.uniqueArray(
  fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.')),
  { maxLength: 4, selector: (path) => path.split('.', 1)[0] },
);

it('a projection of encoded documents gives what it gives of decoded ones', () => {
  const property = fc.property(document, paths, fc.boolean(), (doc, chosen, withId) => {
    const fields: Doc = Object.fromEntries(chosen.map((path) => [path, 1]));
    const spec = withId ? fields : { ...fields, _id: 0 };
    const bytes = encode(doc as Doc);
    const wanted = compileProjection(spec)(decode(bytes));
    expect(decode(compileResult(spec)(new Found(1, bytes)))).toEqual(wanted);
  });
  fc.assert(property, { numRuns: 2_000 });
});

it('fields are copied in their order without decoding them, of documents inside too', () => {
  const bytes = encode({ _id: 1, a: { b: 2, c: [3] }, d: 4, e: null });
  const fields: FieldTree = new Map<string, boolean | FieldTree>([
    ['e', true],
    ['a', new Map([['c', true]])],
    ['d', false],
  ]);
  const chosen = fieldChooser(fields)(bytes);
  expect(chosen && decode(chosen)).toEqual({ a: { c: [3] }, e: null });
});

it('fields inside an array are not copied, because each of its documents has some', () => {
  const bytes = encode({ a: [{ b: 1, c: 2 }] });
  expect(fieldChooser(new Map([['a', new Map([['b', true]])]]))(bytes)).toBeNull();
  expect(decode(compileResult({ 'a.b': 1 })(new Found(1, bytes)))).toEqual({ a: [{ b: 1 }] });
});
