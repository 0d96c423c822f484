import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { protectiveHeaders } from '@portal/contracts';
import { MALFORMED_REQUESTS, sendRaw } from '@portal/testing';
import { startEdgeBefore } from '../support/edge';
import { readPointer } from '../support/releases';
import { expect, test } from '../support/test';

/**
 * The headers that decide how an answer may be used and cached. The others (dates, ETags) differ per server.
 */
const COMPARED = [
  ...Object.keys(protectiveHeaders(true)),
  'content-type',
  'content-encoding',
  'clear-site-data',
  'www-authenticate',
];

const PAGE = { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' };

test('nginx and the service give the same answers for every kind of address', async ({
  place,
  playwright,
}) => {
  const edge = await startEdgeBefore(place.direct ?? place);
  const asked = await playwright.request.newContext({ ignoreHTTPSErrors: true });
  try {
    const { portals } = await readPointer(place.webRoot);
    const assets = await readdir(join(place.webRoot, 'assets'));
    const script = assets.find((name) => name.endsWith('.js'));
    const { entry, preload } = portals['user-portal'];
    const addresses: readonly (readonly [path: string, headers: Record<string, string>])[] = [
      ...['/', '/dashboard', '/plans/OFFER1', '/admin/users', '/index.html'].map(
        (path) => [path, PAGE] as const,
      ),
      ...[
        '/favicon.svg',
        '/manifest.webmanifest',
        '/service-worker.js',
        '/icons/icon-192.png',
        '/releases.json',
      ].map((path) => [path, {}] as const),
      ...[entry, ...preload.slice(0, 2), `/assets/${script}`].map((path) => [path, {}] as const),
      ...['/remotes/user-portal/none/a.js', '/assets/none.js', '/remotes'].map(
        (path) => [path, PAGE] as const,
      ),
      ['/none.png', { 'sec-fetch-dest': 'image' }],
      ['/dashboard', { accept: 'application/json' }],
      ...['/api/catalogue', '/api/session', '/api/none', '/uploads/none', '/health/live'].map(
        (path) => [path, {}] as const,
      ),
    ];
    for (const [path, headers] of addresses) {
      const [one, other] = await Promise.all(
        [(place.direct ?? place).url, edge.url].map(async (url) => {
          const answer = await asked.get(`${url}${path}`, {
            headers: { ...headers, 'accept-encoding': 'br' },
          });
          const own = answer.headers();
          const compared = Object.fromEntries(COMPARED.map((name) => [name, own[name]]));
          // The service of a trial has no TLS.
          delete compared['strict-transport-security'];
          // JSON is UTF-8 with or without a charset parameter.
          compared['content-type'] = own['content-type']?.replace(/^(application\/json);.*/, '$1');
          // The edge never compresses files that change under the same name.
          if (!compared['cache-control']?.includes('immutable'))
            delete compared['content-encoding'];
          const body = answer.ok()
            ? // Pages name their own address.
              (await answer.text()).replaceAll(/https?:\/\/127\.0\.0\.1:\d+/g, '')
            : ((await answer.json()) as { code: string }).code;
          return { path, status: answer.status(), body, ...compared };
        }),
      );
      expect(other).toEqual(one);
    }
  } finally {
    await asked.dispose();
    await edge.stop();
  }
});

test('requests that nobody can read are refused by nginx and by the service itself, never failed', async ({
  place,
}) => {
  const direct = place.direct ?? place;
  const edge = await startEdgeBefore(direct);
  try {
    for (const [name, bytes] of Object.entries(MALFORMED_REQUESTS)) {
      const answers = [
        await sendRaw(edge.url, bytes, edge.certificate),
        // In production only the edge can reach the service.
        await sendRaw(direct.url, bytes),
      ];
      for (const { status, headers, body } of answers) {
        // The service can parse a long address.
        expect([name, status]).toEqual([name, expect.any(Number)]);
        expect([name, status < 500]).toEqual([name, true]);
        expect([name, headers['x-content-type-options']]).toEqual([name, 'nosniff']);
        if (status >= 400)
          expect([name, JSON.parse(body)]).toMatchObject([name, { success: false }]);
      }
      expect([name, Math.floor((answers[0]?.status ?? 0) / 100)]).toEqual([name, 4]);
    }
  } finally {
    await edge.stop();
  }
});
