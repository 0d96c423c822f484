import type { Attack } from './attack';
import { sendRaw } from './raw-request';

const PAGES = ['/', '/plans', '/dashboard', '/admin', '/admin/login', '/privacy-policy'];

/** Part of F17: the pages that may load Telegram's script. */
export const PAGE_ATTACKS: readonly Attack[] = [
  {
    finding: 'F17',
    what: `script sources of ${PAGES.join(', ')}`,
    before: 'telegram.org on every page',
    async run({ production: { edge } }) {
      const allowed: string[] = [];
      for (const page of PAGES) {
        const request = `GET ${page} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nSec-Fetch-Dest: document\r\nConnection: close\r\n\r\n`;
        const answer = await sendRaw(edge, request);
        if (/script-src[^;]*telegram/i.test(answer)) allowed.push(page);
      }
      return { answer: `telegram.org on: ${allowed.join(', ')}`, holds: allowed.join() === '/' };
    },
  },
];
