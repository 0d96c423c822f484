import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attack, Target } from './attack';
import { leaveEarly, sendRaw } from './raw-request';
import { firstInstance, newAddress } from './sign-in';
import { countAnswers, statusOf, Visitor } from './visitor';

const CODE = 'P3KJ7EFLBX6BUPV3';

const MALFORMED = [
  'GET /%2e%2e/ HTTP/1.1',
  'GET /..%2f..%2fetc/passwd HTTP/1.1',
  'GET /assets/%00 HTTP/1.1',
  'CONNECT x:443 HTTP/1.1',
  'GET / HTTP/9.9',
  'GE\u0000T / HTTP/1.1',
] as const;

const PROTECTIVE = [
  'content-security-policy:',
  'x-content-type-options:',
  'strict-transport-security:',
];

async function readServiceLogs({ folder, production }: Target): Promise<string> {
  const files = production.instances.map(({ address }) =>
    join(folder, '..', 'data', `bff-${address.split(':')[1]}.log`),
  );
  return (await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')))).join('');
}

/**
 * F6 to F8: the content of the edge's log, and requests that caused status 500 in the edge or the service.
 */
export const EDGE_ATTACKS: readonly Attack[] = [
  {
    finding: 'F6',
    what: 'DELETE of a redeem code through the edge without a session, then its log',
    before: 'the code stands in the log',
    async run({ production: { edge } }) {
      const lines = `DELETE /api/admin/redeem-code/${CODE} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${edge.url}\r\nConnection: close\r\n\r\n`;
      const answer = await sendRaw(edge, lines);
      const log = (await edge.readRequests()) + (await edge.readErrors());
      const line = log.split('\n').find((one) => one.includes('redeem-code')) ?? '';
      const path = /"route":"([^"]*)"/.exec(line)?.[1] ?? 'no line';
      return {
        answer: `${answer.slice(9, 12)}; logged as ${path}`,
        holds: !log.includes(CODE) && line !== '',
      };
    },
  },
  {
    finding: 'F7',
    what: 'bodies nested 2,500 and 10,000 deep, and a lone surrogate, to public routes',
    before: '500 service/bug',
    async run(target) {
      const visitor = new Visitor(firstInstance(target), newAddress());
      const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
      const paths = ['/api/login/password', '/api/admin/login', '/api/browser-reports'];
      const answers = [];
      for (const path of paths) {
        for (const depth of [2_500, 10_000]) answers.push(await visitor.post(path, nested(depth)));
        answers.push(await visitor.post(path, '{"password":"\\ud800","userId":1}'));
      }
      return {
        answer: countAnswers(answers),
        holds: answers.every(({ status }) => status < 500),
      };
    },
  },
  {
    finding: 'F7',
    what: '200 clients that leave before they are answered',
    before: '500 in the log',
    async run(target) {
      const instance = firstInstance(target);
      await Promise.all(Array.from({ length: 200 }, () => leaveEarly(instance, '/api/catalogue')));
      const answer = await new Visitor(instance, newAddress()).get('/api/catalogue');
      const log = await readServiceLogs(target);
      const faults = log.split('\n').filter((line) => line.includes('service/bug')).length;
      return {
        answer: `${faults} faults in the log; next visitor ${statusOf(answer)}`,
        holds: faults === 0 && answer.status === 200,
      };
    },
  },
  {
    finding: 'F8',
    what: `${MALFORMED.length} malformed requests to the edge`,
    before: "nginx's own 500 page without headers",
    async run({ production: { edge } }) {
      const answers = await Promise.all(
        MALFORMED.map((line) =>
          sendRaw(edge, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
        ),
      );
      const good = answers.filter(
        (answer) =>
          / 4\d\d /.test(answer.slice(0, 14)) &&
          answer.includes('"success":false') &&
          PROTECTIVE.every((name) => answer.toLowerCase().includes(name)),
      );
      const statuses = answers.map((answer) => answer.slice(9, 12) || 'nothing').join(' ');
      return {
        answer: `${statuses}; ${good.length} in the envelope with all headers`,
        holds: good.length === answers.length,
      };
    },
  },
];
