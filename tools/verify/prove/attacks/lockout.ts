import { randomBytes } from 'node:crypto';
import type { Attack, Seen, Target } from './attack';
import { type Answer, countAnswers, statusOf, Visitor } from './visitor';

const GUESSES = 24;
const ADDRESSES = Array.from({ length: 50 }, (_, number) => `198.51.100.${number + 1}`);
const BLOCKS = Array.from({ length: 5 }, (_, number) => `2001:db8:77:${number + 1}`);
const KNOWN_ADDRESS = '203.0.113.7';
const UNKNOWN_ADDRESS = '203.0.113.200';
const SLOWED_MS = 500;

/** The sign-in of one audience. */
interface SignIn {
  readonly path: string;
  body(password: string): object;
  readonly password: string;
}

/** Guesses passwords from every address and /64, on both instances. Each address of a /64 is used once. */
async function guess({ production }: Target, { path, body }: SignIn): Promise<Answer[]> {
  const answers: Answer[] = [];
  const sources = [
    ...ADDRESSES.map((address) => () => address),
    ...BLOCKS.map(
      (block) => () => `${block}:${randomBytes(8).toString('hex').match(/.{4}/g)?.join(':')}`,
    ),
  ];
  for (let round = 0; round < GUESSES; round += 1) {
    const instance = instanceOf(production, round);
    const guesses = sources.map((source) =>
      new Visitor(instance, source()).post(path, body(`a wrong guess ${round}`)),
    );
    answers.push(...(await Promise.all(guesses)));
  }
  return answers;
}

function instanceOf({ instances }: Target['production'], number: number): string {
  return instances[number % instances.length]?.address ?? '';
}

async function lockOut(target: Target, how: SignIn): Promise<Seen> {
  const { path, body, password } = how;
  const { production } = target;
  const known = new Visitor(instanceOf(production, 0), KNOWN_ADDRESS);
  const first = await known.post(path, body(password));
  const guesses = countAnswers(await guess(target, how));
  const results: string[] = [];
  let holds = first.status === 200;
  for (const number of [0, 1]) {
    const instance = instanceOf(production, number);
    // The known device uses an address that is already locked.
    const [attacked = ''] = ADDRESSES;
    const again = await known.at(instance).post(path, body(password), { address: attacked });
    const started = performance.now();
    const stranger = await new Visitor(instance, UNKNOWN_ADDRESS).post(path, body(password));
    const slow = performance.now() - started > SLOWED_MS ? ' (slowed)' : '';
    results.push(`known device ${statusOf(again)}, unknown one ${statusOf(stranger)}${slow}`);
    holds &&= again.status === 200 && stranger.status === 200;
  }
  return { answer: `${guesses}; then ${results.join('; ')}`, holds };
}

/** F1 and F9: strangers try to lock the sign-in for everybody. */
export const LOCKOUT_ATTACKS: readonly Attack[] = [
  {
    finding: 'F9',
    what: '24 wrong guesses at a subscriber from 50 addresses and five /64s, then the right password',
    before: '429 everywhere',
    run: (target) => {
      const [userId = 0] = target.production.users;
      return lockOut(target, {
        path: '/api/login/password',
        body: (password) => ({ userId, password }),
        password: target.production.trial.subscriber.password,
      });
    },
  },
  {
    finding: 'F1',
    what: 'the same at the administrators, then the right password',
    before: '429 everywhere for an hour',
    run: (target) =>
      lockOut(target, {
        path: '/api/admin/login',
        body: (password) => ({ password }),
        password: target.admins.owner.password,
      }),
  },
  {
    finding: 'F1',
    what: 'step-up of a signed-in administrator during the attack',
    before: '429 sessions/locked',
    async run({ production, admins }) {
      const { name, password } = admins.finance;
      const visitor = new Visitor(instanceOf(production, 0), KNOWN_ADDRESS);
      const entered = await visitor.post('/api/admin/login', { password });
      const proof = await visitor.post('/api/admin/step-up', { password });
      const answer = `${name}: sign-in ${statusOf(entered)}, step-up ${statusOf(proof)}`;
      return { answer, holds: entered.status === 200 && proof.status === 200 };
    },
  },
];
