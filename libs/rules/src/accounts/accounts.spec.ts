import fc from 'fast-check';
import { avatarInitial, displayName, isPlaceholderName, placeholderName } from './names';
import { newPasswordProblem } from './password-rules';
import { photoSource } from './photos';
import { isUserId, parseUserId } from './user-id';

describe('a user id in text', () => {
  it('is read in its plain decimal form only', () => {
    expect(parseUserId('1')).toBe(1);
    expect(parseUserId('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.each([
    '',
    '0',
    '007',
    '1e3',
    '+5',
    '-5',
    '5.0',
    ' 5',
    '5 ',
    '5\0',
    '0x10',
    '٥',
    '9007199254740992',
    '99999999999999999',
  ])('is not %p', (text) => {
    expect(parseUserId(text)).toBeNull();
  });

  it('means one user: two different texts are never the same id', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = parseUserId(text);
        if (id !== null) expect(String(id)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        expect(parseUserId(String(id))).toBe(id);
      }),
    );
  });
});

describe('a user id in JSON', () => {
  it.each([0, -1, 1.5, Number.NaN, 2 ** 53, '5', null, [5], { $gt: 0 }])('is not %p', (value) => {
    expect(isUserId(value)).toBe(false);
  });

  it('is a positive safe integer', () => {
    expect(isUserId(1)).toBe(true);
    expect(isUserId(Number.MAX_SAFE_INTEGER)).toBe(true);
  });
});

describe('the name of a user', () => {
  it("is 'User {id}' until somebody sets one", () => {
    expect(placeholderName(42)).toBe('User 42');
    expect(displayName('', 42)).toBe('User 42');
    expect(displayName('  ', 42)).toBe('User 42');
    expect(displayName(null, 42)).toBe('User 42');
    expect(displayName(' Rahim ', 42)).toBe('Rahim');
  });

  it('of that form counts as no name', () => {
    expect(['User 42', '', '  ', null, undefined].every(isPlaceholderName)).toBe(true);
    expect(['User', 'User 4a', 'Super User 4', 'Rahim'].some(isPlaceholderName)).toBe(false);
  });

  it('gives the letter of the avatar; for User {id} the first character of the id', () => {
    expect(avatarInitial('rahim', 42)).toBe('R');
    expect(avatarInitial('User 42', 42)).toBe('4');
    expect(avatarInitial(null, 73)).toBe('7');
    expect(avatarInitial('নুসরাত', 1)).toBe('ন');
    expect(avatarInitial('😀 Rahim', 1)).toBe('😀');
  });
});

describe('two entries of a new password', () => {
  it('must match, and have 6 characters or more', () => {
    expect(newPasswordProblem('secret-1', 'secret-1')).toBeNull();
    expect(newPasswordProblem('secret-1', 'secret-2')).toBe('mismatch');
    expect(newPasswordProblem('abcde', 'abcde')).toBe('too-short');
    expect(newPasswordProblem('abcdef', 'abcdef')).toBeNull();
  });

  it('are counted in characters, not in UTF-16 units', () => {
    expect(newPasswordProblem('😀😀😀', '😀😀😀')).toBe('too-short');
  });
});

describe('the photo of a user', () => {
  it('is loaded with a time that leads past caches when it lies under /uploads', () => {
    expect(photoSource('/uploads/7-a.webp', 1_000)).toBe('/uploads/7-a.webp?t=1000');
  });

  it.each(['blob:https://portal/1', '/default-avatar.png', 'https://t.me/i/userpic/7.jpg'])(
    'is loaded as it is otherwise: %s',
    (url) => expect(photoSource(url, 1_000)).toBe(url),
  );
});
