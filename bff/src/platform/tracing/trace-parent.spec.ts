import { readTraceParent, writeTraceParent } from './trace-parent';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test("the W3C's own example is read and written back", () => {
  const header = `00-${TRACE}-${SPAN}-01`;
  const parent = readTraceParent(header);
  expect(parent).toEqual({ traceId: TRACE, spanId: SPAN, traceFlags: 1, isRemote: true });
  expect(parent && writeTraceParent(parent)).toBe(header);
});

test.each([
  ['nothing', undefined],
  ['two headers', [`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01`]],
  ['a trace id of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['a span id of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['the forbidden version', `ff-${TRACE}-${SPAN}-01`],
  ['capital letters', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
  ['more than a header holds', `00-${TRACE}-${SPAN}-01-more`],
  ['a line break', `00-${TRACE}-${SPAN}-01\n`],
])('%s is no parent', (_name, header) => {
  expect(readTraceParent(header)).toBeNull();
});
