import { Secret, TOTP } from 'otpauth';
import type { Attack } from './attack';
import { administrator, firstInstance, newAddress } from './sign-in';
import { statusOf, Visitor } from './visitor';

/** Part of F17: the audit of failed sign-ins. */
export const AUDIT_ATTACKS: readonly Attack[] = [
  {
    finding: 'F17',
    what: 'three failed sign-ins of administrators, then the audit',
    before: 'none in the audit',
    async run(target) {
      const stranger = new Visitor(firstInstance(target), newAddress());
      for (let round = 0; round < 3; round += 1) {
        await stranger.post('/api/admin/login', { password: `a wrong guess of F17 ${round}` });
      }
      const owner = await administrator(target, 'owner');
      const audit = await owner.get('/api/admin/audit?limit=100');
      const records = (audit.body?.['audit'] ?? []) as readonly Record<string, unknown>[];
      const failed = records.find(
        (record) => JSON.stringify(record).includes('192.0.2.') && record['outcome'] === 'refused',
      );
      return {
        answer: failed
          ? `${String(failed['action'])}, ${String(failed['outcome'])}, ${String(failed['actor'])}`
          : 'nothing',
        holds: failed !== undefined && records.every((record) => 'outcome' in record),
      };
    },
  },
];

/** F12: other sessions of an account that sets up an authenticator app. */
export const SESSION_ATTACKS: readonly Attack[] = [
  {
    finding: 'F12',
    what: 'session 1 sets up an authenticator app; session 2, signed in by the password alone, goes on',
    before: '200, step-up passed',
    async run(target) {
      const first = await administrator(target, 'owner');
      const second = await administrator(target, 'owner');
      const drawn = await first.post('/api/admin/factor');
      const totp = new TOTP({ secret: Secret.fromBase32(String(drawn.body?.['secret'])) });
      const confirmed = await first.post('/api/admin/factor/confirm', { code: totp.generate() });
      const own = await first.get('/api/admin/session');
      const other = await second.get('/api/admin/users?page=1');
      return {
        answer: `set up ${statusOf(confirmed)}; session 1 ${statusOf(own)}, session 2 ${statusOf(other)}`,
        holds: confirmed.status === 200 && own.status === 200 && other.status === 401,
      };
    },
  },
];
