import cookie from '@fastify/cookie';
import { RATE_CLASSES, type RateClass } from '@portal/contracts';
import { ManualClock } from '@portal/testing';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { loadConfig } from '../config/load-config';
import { SecurityLogService } from '../logging/security-log.service';
import { MetricsService } from '../metrics/metrics.service';
import { type Principal, rememberPrincipal } from '../security/caller';
import { SessionCookiesService } from '../security/session-cookies.service';
import { KnownDevices } from '../security/known-devices';
import { SessionDirectory } from '../security/session-directory';
import { SignedInCallerService } from '../security/signed-in-caller.service';
import { addressKey } from './rate-keys';
import { SignInKeyService } from './sign-in-key.service';
import { RateLimitsService } from './rate-limits.service';

/** A directory without sessions. */
class NoSessions extends SessionDirectory {
  findSubscriber = () => Promise.resolve(null);
  findAdmin = () => Promise.resolve(null);
}

const servers: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Requests with the header x-device come from a known device. */
class DevicesByHeader extends KnownDevices {
  knownKey = (request: FastifyRequest) =>
    Promise.resolve(request.headers['x-device'] ? 'a known device' : null);
}

async function makeLimits() {
  const signInKey = new SignInKeyService(new DevicesByHeader());
  const config = { ...loadConfig({ NODE_ENV: 'test' }), rates: 'perMinute' as const };
  const metrics = new MetricsService();
  const signedIn = new SignedInCallerService(new SessionCookiesService(config), new NoSessions());
  const clock = new ManualClock();
  const security = new SecurityLogService(metrics);
  const limits = new RateLimitsService(config, clock, security, signedIn, signInKey, metrics);
  const server = fastify();
  servers.push(server);
  await server.register(cookie);
  await limits.attach(server);
  return { server, limits };
}

interface Sender {
  readonly ip?: string | undefined;
  readonly caller?: Principal;
}

/** A request of a class, with only the parts that the counting reads. */
function requestOf(rate: RateClass, sender: Sender = {}): FastifyRequest {
  const request = {
    ip: '192.0.2.1',
    ...sender,
    query: {},
    cookies: {},
    headers: {},
    routeOptions: { config: { rate } },
    log: { warn: () => undefined },
  } as unknown as FastifyRequest;
  if (sender.caller) rememberPrincipal(request, sender.caller);
  return request;
}

const bot = (name: string): Principal => ({ kind: 'bot', name });

describe('a rate class', () => {
  const numbered = Object.entries(RATE_CLASSES).flatMap(([name, { perMinute }]) =>
    perMinute === null ? [] : [{ name: name as RateClass, perMinute }],
  );

  it.each(numbered)(
    '$name allows $perMinute a minute to one, and another has its own',
    async (one) => {
      const { limits } = await makeLimits();
      const isPerAddress = RATE_CLASSES[one.name].scope === 'address';
      const count = (who: string): Promise<void> => {
        if (one.name === 'refused') return limits.countRefused(requestOf('usual', { ip: who }));
        return isPerAddress
          ? limits.countAddress(requestOf(one.name, { ip: who }))
          : limits.countCaller(requestOf(one.name, { caller: bot(who) }));
      };
      for (let times = 0; times < one.perMinute; times += 1) await count('192.0.2.1');
      await expect(count('192.0.2.1')).rejects.toMatchObject({
        code: 'request/too-many',
        details: { retryAfterSeconds: 60 },
      });
      await expect(count('192.0.2.2')).resolves.toBeUndefined();
    },
  );
});

it('a route without a class stops the start', async () => {
  const { server } = await makeLimits();
  expect(() => server.get('/api/forgotten', () => ({}))).toThrow(
    /GET \/api\/forgotten has no rate/,
  );
  expect(() => server.get('/file', { config: { rate: 'file' } }, () => ({}))).not.toThrow();
});

describe('a client that left before its address was read', () => {
  const throwing = Object.defineProperty(requestOf('public'), 'ip', {
    get: () => {
      throw new TypeError('no socket');
    },
  });

  it.each([requestOf('public', { ip: undefined }), requestOf('public', { ip: '' }), throwing])(
    'is counted with others who left, and causes no error',
    async (request) => {
      const { limits } = await makeLimits();
      await expect(limits.countAddress(request)).resolves.toBeUndefined();
      expect(addressKey(request)).toBe('unknown');
    },
  );
});

it('a known device has an allowance of its own for signing in', async () => {
  const { limits } = await makeLimits();
  const signIn = (headers: object) =>
    limits.countAddress(Object.assign(requestOf('sign-in'), { headers }));
  for (let times = 0; times < 30; times += 1) await signIn({});
  await expect(signIn({})).rejects.toMatchObject({ code: 'request/too-many' });
  await expect(signIn({ 'x-device': '1' })).resolves.toBeUndefined();
});
