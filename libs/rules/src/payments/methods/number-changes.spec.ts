import { firstMethods } from '../messages/first-methods';
import { newNumberChanges, type PublishedMethods } from './number-changes';

const at = (hour: number): Date => new Date(Date.UTC(2031, 0, 5, hour));
const listOf = (number: string, by: string | null, hour: number): PublishedMethods => ({
  methods: firstMethods([{ method: 'bkash', number, kind: 'personal' }]),
  publisher: by,
  publishedAt: by === null ? null : at(hour).toISOString(),
});
const FIRST = listOf('01711111111', null, 0);
const CHANGED = listOf('01722222222', 'fay', 0);

describe('numbers that changed', () => {
  it('are pointed out to others with before, after, author and time', () => {
    expect(newNumberChanges([CHANGED, FIRST], 'ana', at(1))).toEqual([
      {
        ...{ method: 'bkash', by: 'fay', at: at(0).toISOString() },
        ...{ before: '01711111111 (personal)', after: '01722222222 (personal)' },
      },
    ]);
  });

  it('are not pointed out to their author', () => {
    expect(newNumberChanges([CHANGED, FIRST], 'fay', at(1))).toEqual([]);
  });

  it('are pointed out for 24 hours and no longer', () => {
    const justNow = new Date(at(24).getTime() - 1);
    expect(newNumberChanges([CHANGED, FIRST], 'ana', justNow)).toHaveLength(1);
    expect(newNumberChanges([CHANGED, FIRST], 'ana', at(24))).toEqual([]);
  });

  it('stay pointed out when another one follows, newest first', () => {
    const third = listOf('01733333333', 'rafi', 2);
    expect(
      newNumberChanges([third, CHANGED, FIRST], 'ana', at(3)).map(({ by, after }) => [by, after]),
    ).toEqual([
      ['rafi', '01733333333 (personal)'],
      ['fay', '01722222222 (personal)'],
    ]);
  });

  it('are not what changed but the numbers', () => {
    const off = { ...CHANGED, methods: CHANGED.methods.map((one) => ({ ...one, isOn: false })) };
    expect(newNumberChanges([{ ...off, publisher: 'rafi' }, CHANGED], 'ana', at(1))).toEqual([]);
  });
});
