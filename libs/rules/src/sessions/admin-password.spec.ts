import { randomBytes } from 'node:crypto';
import {
  adminPasswordFault,
  isKnownAdminPassword,
  likelyAdminPasswords,
  MIN_ADMIN_PASSWORD_LENGTH,
} from './admin-password';

const CONTEXT = { brand: 'Dhara', names: ['ana', 'rahim.uddin'] };
const faultOf = (password: string) => adminPasswordFault(password, CONTEXT);

describe('an administrator’s password', () => {
  it.each(['', 'admin', 'k7#Pq9!vXz2&Lm', '৳৳৳৳৳৳৳৳৳৳৳৳৳৳', '😀'.repeat(14)])(
    'of less than 15 characters is too short: %p',
    (password) => expect(faultOf(password)).toBe('too-short'),
  );

  it.each([
    ...[
      'passwordpassword',
      'administrator123',
      'Administrator2026!',
      'adminadminadmin',
      'p@ssw0rdp@ssw0rd',
    ],
    ...['dharaadministrator', 'Dhara-Admin-Password', 'ana-administrator-1999', 'rahimuddin!2026'],
    ...['correct horse battery staple', 'CorrectHorseBatteryStaple1', 'the quick brown fox'],
    ...[
      'aaaaaaaaaaaaaaa',
      '123456789012345',
      'abababababababab',
      'qwertyuiopasdfgh',
      '20262026202620',
    ],
  ])('that is known is refused: %p', (password) => {
    expect(isKnownAdminPassword(password, CONTEXT)).toBe(true);
  });

  it('of an administrator’s name and any one to four digits is refused', () => {
    const open: string[] = [];
    for (let number = 0; number < 10_000; number += 1) {
      for (const digits of [String(number), String(number).padStart(4, '0')]) {
        if (!isKnownAdminPassword(`rahim.uddin${digits}`, CONTEXT)) open.push(digits);
      }
    }
    expect(open).toEqual([]);
  });

  it.each([
    ...[
      'rain on tin roofs, ana',
      'correct horse mango lantern',
      'dhara flows to the east',
      'ana 839201837465',
    ],
    ...['নদীর ধারে ছোট বাড়ি আছে', 'battery staple harbour'],
  ])('with enough else is taken: %p', (password) => expect(faultOf(password)).toBeNull());

  it.each([
    ['a date of eight digits', 'administrator 31-12-2026'],
    ['0, 1, 3 and 4 for o, i, e and a', 'w3lc0m3 4dm1n1str4t0r'],
    ['5, @, $ and ! for s, a, s and i', '@dm!n!5tr@tor pa$$word'],
    ['letters of another width', 'ａｄｍｉｎｉｓｔｒａｔｏｒａｄｍｉｎ'],
  ])('of known words is refused with %s', (_what, password) =>
    expect(faultOf(password)).toBe('known'),
  );

  it('of 15 characters is long enough, and nine digits are more than a date', () => {
    expect(faultOf('k7#Pq9!vXz2&Lmw')).toBeNull();
    expect(faultOf('administrator 310120269')).toBeNull();
  });

  it('is not known for brands and names of two letters', () => {
    const short = { brand: 'Uv', names: ['ko', 'mz', 'qe', 'tb'] };
    expect(adminPasswordFault('uvkomzqetb-koqeuvtb', short)).toBeNull();
  });

  it('that is random is taken', () => {
    for (let count = 0; count < 300; count += 1) {
      const password = randomBytes(12).toString('base64url');
      expect([password, faultOf(password)]).toEqual([password, null]);
    }
  });

  it('is tried at the start likeliest first, each once, and each is a known one', () => {
    const tried = likelyAdminPasswords('ana', CONTEXT, 2026);
    expect(tried.slice(0, 4)).toEqual(['admin', 'password', 'ana', 'dhara']);
    expect(tried).toEqual(expect.arrayContaining(['Ana2026', 'dhara123', 'Admin@123', 'ana2020']));
    expect(new Set(tried).size).toBe(tried.length);
    expect(tried.filter((password) => !isKnownAdminPassword(password, CONTEXT))).toEqual([]);
    const longOnes = tried.slice(4, 24).filter(({ length }) => length >= MIN_ADMIN_PASSWORD_LENGTH);
    expect(longOnes.length).toBeGreaterThan(12);
  });
});
