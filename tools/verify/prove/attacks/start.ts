import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { LONGEST_START_MS, waitForStart } from '@portal/child-process';
import { inWorkspace } from '../../../shared/workspace';
import { startChild } from '../../../develop/start/child';
import { isPortFree } from '../../../shared/port';
import type { Attack } from './attack';
import { report } from './relay';
import { newAddress } from './sign-in';
import { statusOf, Visitor } from './visitor';

async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isPortFree(port, '127.0.0.1')) return port;
  }
}

/** F16: a service with an empty database. */
export const START_ATTACKS: readonly Attack[] = [
  {
    finding: 'F16',
    what: 'a production start over an empty database, then a signed report of money',
    before: 'stored without its unique index',
    async run(target) {
      const { production, folder } = target;
      const port = await freePort();
      const uri = production.databaseUri.replace(/\/[^/?]*(\?|$)/, '/empty_for_attack$1');
      const child = startChild({
        name: 'bff over an empty database',
        args: ['--enable-source-maps', inWorkspace('bff/dist/main.js')],
        env: { ...production.environment, MONGODB_URI: uri, PORT: String(port) },
        logFile: join(folder, 'empty.log'),
      });
      try {
        const visitor = new Visitor(`127.0.0.1:${port}`, newAddress());
        const isAlive = () => visitor.get('/health/live').catch(() => null);
        await waitForStart(child, isAlive, { silentMs: LONGEST_START_MS });
        const ready = await visitor.get('/health/ready');
        const here = {
          ...target,
          production: {
            ...production,
            instances: production.instances.map((one) => ({
              ...one,
              address: `127.0.0.1:${port}`,
            })),
          },
        };
        const answer = await report(here, {
          method: 'bkash',
          trxId: 'ATTACK0016',
          amount: 10,
          receivedAt: new Date().toISOString(),
        });
        return {
          answer: `ready ${ready.status}; report ${statusOf(answer)}`,
          holds: ready.status === 503 && answer.status === 503,
        };
      } finally {
        await child.stop();
      }
    },
  },
];
