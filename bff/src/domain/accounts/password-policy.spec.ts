import { isCommonPassword } from './common-passwords';
import { passwordFault } from './password-policy';

const WORDS = ['Dhara', '10001', 'tv'];
const faultOf = (password: string) => passwordFault(password, WORDS);

describe('a new password', () => {
  it.each(['', 'a', 'p-9xQ', '৳৳৳৳৳', '😀😀😀'])(
    'of less than 6 characters is too short: %p',
    (text) => {
      expect(faultOf(text)).toBe('sessions/password-too-short');
    },
  );

  it.each(['p-9xQz', 'rain on tin roofs', '        ', '😀😀😀😀😀😀', 'আমার সোনার', 'qxvzjk'])(
    'needs no mix of characters: %p',
    (text) => expect(faultOf(text)).toBeNull(),
  );

  it.each(['123456', 'password', 'Password', 'QWERTY', 'iloveyou', '111111', 'dragon', 'abc123'])(
    'that everybody uses is refused: %p',
    (text) => expect(faultOf(text)).toBe('sessions/password-too-common'),
  );

  it.each(['dhara1', 'DHARA!', 'dhara2026', 'dharadhara', '10001-', '1000110001', 'dhara10001'])(
    'made of the brand or of the own id is refused: %p',
    (text) => expect(faultOf(text)).toBe('sessions/password-too-common'),
  );

  it.each(['dhara flows east', 'tv tv tv', '10001 nights'])(
    'may hold such a word beside enough else: %p',
    (text) => expect(faultOf(text)).toBeNull(),
  );
});

it('the 3,000 commonest are known, and not the whole language', () => {
  expect(['michael', 'trustno1', 'letmein'].every(isCommonPassword)).toBe(true);
  expect(['correct horse', 'zyzzyva-7', 'a good password'].some(isCommonPassword)).toBe(false);
});
