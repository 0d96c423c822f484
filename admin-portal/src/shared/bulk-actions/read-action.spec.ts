import { PLAN_AMOUNT_LIMIT } from '@portal/rules';
import { actionText } from './action-text';
import { readAction } from './read-action';

const entries = (days: string, videos: string) => ({ days, videos, message: '' });
const aboveLimit = String(PLAN_AMOUNT_LIMIT + 1);

describe('the entries of a bulk action', () => {
  test.each(['add', 'cut'] as const)('%s: an empty field is 0, spaces are ignored', (kind) => {
    expect(readAction(kind, entries(' 7 ', ''))).toEqual({ kind, days: 7, videos: 0 });
    expect(readAction(kind, entries('', '65'))).toEqual({ kind, days: 0, videos: 65 });
  });

  test.each(['add', 'cut'] as const)('%s: needs days or videos above 0', (kind) => {
    const refusal = { refused: 'days', text: 'Please enter days or videos above 0.' };
    expect(readAction(kind, entries('', ''))).toEqual(refusal);
    expect(readAction(kind, entries('0', '0'))).toEqual(refusal);
  });

  test('set: an empty field changes nothing, and 0 is a level', () => {
    expect(readAction('set', entries('', '0'))).toEqual({ kind: 'set', days: null, videos: 0 });
    expect(readAction('set', entries('0', ''))).toEqual({ kind: 'set', days: 0, videos: null });
  });

  test('set: needs days left or videos left', () => {
    expect(readAction('set', entries('', ' '))).toEqual({
      ...{ refused: 'days', text: 'Please enter days left or videos left.' },
    });
  });

  test.each(['-1', '1.5', '1e3', 'seven', '9007199254740993'])(
    '%s is no whole number',
    (amount) => {
      const text = 'Please enter whole numbers from 0.';
      expect(readAction('add', entries(amount, '1'))).toEqual({ refused: 'days', text });
      expect(readAction('cut', entries('1', amount))).toEqual({ refused: 'videos', text });
    },
  );

  test('a plan has a largest amount, which is allowed; the field above it is refused', () => {
    const most = String(PLAN_AMOUNT_LIMIT);
    const text = 'A plan cannot hold that much.';
    expect(readAction('add', entries(most, most))).toMatchObject({ days: PLAN_AMOUNT_LIMIT });
    expect(readAction('add', entries(aboveLimit, '1'))).toEqual({ refused: 'days', text });
    expect(readAction('set', entries('', aboveLimit))).toEqual({ refused: 'videos', text });
  });

  test('freeze and unfreeze need no entries, and ignore those of another kind', () => {
    expect(readAction('freeze', entries('seven', ''))).toEqual({ kind: 'freeze' });
    expect(readAction('unfreeze', entries('', ''))).toEqual({ kind: 'unfreeze' });
  });

  test('an offer has a message without spaces around it; spaces alone are none', () => {
    const offer = (message: string) => readAction('offer', { days: '', videos: '', message });
    expect(offer('  Renew today. ')).toEqual({ kind: 'offer', message: 'Renew today.' });
    expect(offer('   ')).toEqual({ refused: 'message', text: 'Please enter a message.' });
  });
});

describe('a bulk action in words', () => {
  test.each([
    [{ kind: 'add', days: 7, videos: 0 }, 312, 'Add 7 days to 312 users'],
    [{ kind: 'add', days: 1, videos: 65 }, 1, 'Add 1 day and 65 videos to 1 user'],
    [{ kind: 'add', days: 0, videos: 999_999 }, 2, 'Add unlimited videos to 2 users'],
    [{ kind: 'cut', days: 3, videos: 1 }, 2, 'Cut 3 days and 1 video from 2 users'],
    [{ kind: 'cut', days: 0, videos: 20 }, 2, 'Cut 20 videos from 2 users'],
    [{ kind: 'set', days: 0, videos: null }, 2, 'Set days left to 0 for 2 users'],
    [
      { kind: 'set', days: 1_000, videos: 999_999 },
      2,
      'Set days left to 1,000 and videos left to unlimited for 2 users',
    ],
    [{ kind: 'set', days: null, videos: 0 }, 2, 'Set videos left to 0 for 2 users'],
    [{ kind: 'freeze' }, 1_200, 'Freeze 1,200 users'],
    [{ kind: 'unfreeze' }, 1, 'Unfreeze 1 user'],
    [{ kind: 'offer', message: 'Renew today.' }, 2, 'Send an offer to 2 users'],
  ] as const)('%j for %d: %s', (action, total, text) => {
    expect(actionText(action, total)).toBe(text);
  });
});
