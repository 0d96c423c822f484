import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, UNKNOWN_ADDRESS } from './address-of';

const SOURCES = join(__dirname, '../..');

it('is the address of the request', () => {
  expect(addressOf({ ip: '203.0.113.9' })).toBe('203.0.113.9');
});

it('is unknown for a caller who left before it was read, and never throws', () => {
  expect(addressOf({ ip: undefined as unknown as string })).toBe(UNKNOWN_ADDRESS);
  const gone = {
    get ip(): string {
      throw new TypeError('invalid IP address: undefined');
    },
  };
  expect(addressOf(gone)).toBe(UNKNOWN_ADDRESS);
});

it('nothing else in the service reads the address of a request', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/(address-of|\.spec)(\.spec)?\.ts$/.test(name),
  );
  expect(files.length).toBeGreaterThan(200);
  const readers = files.filter((name) =>
    /\b(request|req)\.ip\b|\{[^}]*\bip\b[^}]*\} = request/.test(
      readFileSync(join(SOURCES, name), 'utf8'),
    ),
  );
  expect(readers).toEqual([]);
});
