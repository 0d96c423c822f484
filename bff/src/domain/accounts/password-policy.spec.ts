import { randomBytes, randomInt } from 'node:crypto';
import weak from '../../../test/data/weak-passwords.json';
import { isCommonPassword } from './common-passwords';
import { guessesFor } from './password-guesses';
import { passwordFault } from './password-policy';

const WORDS = ['Dhara', 'portal_bot', '10001', 'Rahima Sultana', 'r.sultana88'];
const faultOf = (password: string) => passwordFault(password, WORDS);

async function takenOf(passwords: readonly string[]): Promise<string[]> {
  const taken: string[] = [];
  for (const password of passwords) if ((await faultOf(password)) === null) taken.push(password);
  return taken;
}

describe('a new password', () => {
  it.each(['', 'a', 'p-9xQ', '৳৳৳৳৳', '😀😀😀'])(
    'of less than 6 characters is too short: %p',
    async (text) => {
      expect(await faultOf(text)).toBe('sessions/password-too-short');
    },
  );

  it.each(['p-9xQz', 'rain on tin roofs', '😀🚲🌧🎲🍋🛶', 'আমার সোনার', 'qxvzjk', 'নদীর ধারে বাড়ি'])(
    'needs no mix of characters: %p',
    async (text) => expect(await faultOf(text)).toBeNull(),
  );

  it('is refused when it is one of the 100 commonest of another public list', async () => {
    const passwords = weak.passwords.split(' ');
    expect(passwords).toHaveLength(100);
    expect(await takenOf(passwords)).toEqual([]);
    expect(await takenOf(passwords.map((password) => password.toUpperCase()))).toEqual([]);
  });

  it.each([
    ['repeats', ['777777', '999999', 'zzzzzz', 'aaaaaa', '121212', 'xyzxyzxyz', '😀😀😀😀😀😀']],
    [
      'runs',
      ['654321', 'abcdef', 'fedcba', '3456789', 'ABCDEFGH', '১২৩৪৫৬', '৬৫৪৩২১', '１２３４５６'],
    ],
    ['keyboard rows', ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'lkjhgfdsa', '1qaz2wsx', 'qazwsx']],
    ['blanks only', ['      ', '\u00a0\u2003 \t\u3000  ', ' '.repeat(40)]],
    ['known ones between blanks', ['1 2 3 4 5 6', '  password ', 'i love you']],
    ['known ones with signs', ['p@ssw0rd', 'P@$$word1', 'dr4gon', 'password!', 'Qwerty123!']],
    [
      'local words',
      ['admin123', 'aa123456', 'dhaka123', 'bkash123', 'nagad1234', 'Bangla@12', 'bangladesh1971'],
    ],
    ['dates', ['19901231', '31121990', '16121971', '2026-11-22']],
  ])('made of %s is refused', async (_name, passwords) => {
    expect(await takenOf(passwords)).toEqual([]);
  });

  it.each(['dhara1', 'DHARA!', 'dhara2026', 'dharadhara', '10001-', '1000110001', 'dhara10001'])(
    'made of the brand or of the own id is refused: %p',
    async (text) => expect(await faultOf(text)).toBe('sessions/password-too-common'),
  );

  it.each(['rahima', 'Sultana1', 'rahimasultana', 'Rahima@1988', 'r.sultana88', 'sultana_10001'])(
    'made of the own name or mail is refused: %p',
    async (text) => expect(await faultOf(text)).toBe('sessions/password-too-common'),
  );

  it.each(['dhara flows east', '10001 nights', 'rahima rows to Barisal', 'mango river lantern'])(
    'may hold such a word beside enough else: %p',
    async (text) => expect(await faultOf(text)).toBeNull(),
  );

  it('of ten random characters is taken, a hundred times of a hundred', async () => {
    const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
    const drawn = () => alphabet.charAt(randomInt(alphabet.length));
    const passwords = Array.from({ length: 100 }, () => Array.from({ length: 10 }, drawn).join(''));
    for (const password of passwords)
      expect([password, await faultOf(password)]).toEqual([password, null]);
  });

  it('of any bytes and of the greatest length is judged and breaks nothing', async () => {
    const texts = [
      '\ud800'.repeat(341),
      '\0'.repeat(1_024),
      'constructor',
      '__proto__',
      'toString',
    ];
    for (const text of [...texts, randomBytes(512).toString('latin1')]) {
      expect([null, 'sessions/password-too-common']).toContain(await faultOf(text));
    }
    expect(await passwordFault('a good password', ['\ud800', '', ' ', '('.repeat(300)])).toBeNull();
  });

  it('is looked at up to 24 characters, so that its length costs no time', async () => {
    for (const start of ['Tr0ub4dor&3-Tr0ub4dor&3-', 'a7@b$c1!d0e3f5g4h8i(j<k|']) {
      expect(start).toHaveLength(24);
      const guesses = await guessesFor(start, WORDS);
      expect(await guessesFor(`${start}${'4@8({[<369!1|0$5'.repeat(60)}`, WORDS)).toBe(guesses);
    }
  });
});

it('the commonest leaked passwords are known without holes, and not the whole language', async () => {
  for (const known of ['654321', '121212', 'aaaaaa', 'michael', 'TrustNo1', 'letmein']) {
    expect([known, await isCommonPassword(known)]).toEqual([known, true]);
  }
  for (const unknown of ['correct horse', 'zyzzyva-7', 'a good password']) {
    expect([unknown, await isCommonPassword(unknown)]).toEqual([unknown, false]);
  }
});
