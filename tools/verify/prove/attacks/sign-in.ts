import type { Target } from './attack';
import { statusOf, Visitor } from './visitor';

/** First instance of the attacked system. */
export function firstInstance({ production }: Target): string {
  return production.instances[0]?.address ?? '';
}

let nextAddress = 0;

/** A new client address, so that limits of other attacks do not apply. */
export function newAddress(): string {
  nextAddress += 1;
  return `192.0.2.${nextAddress}`;
}

/** A signed-in subscriber of the attacked system. @param number selects the subscriber. */
export async function subscriber(
  target: Target,
  number: number,
): Promise<{ readonly userId: number; readonly visitor: Visitor }> {
  const { users, trial } = target.production;
  const userId = users[number] ?? 0;
  const visitor = new Visitor(firstInstance(target), newAddress());
  const { password } = trial.subscriber;
  const answer = await visitor.post('/api/login/password', { userId, password });
  if (answer.status !== 200) throw new Error(`No sign-in for ${userId}: ${statusOf(answer)}`);
  return { userId, visitor };
}

/** A signed-in administrator of the attacked system. */
export async function administrator(
  target: Target,
  role: keyof Target['admins'],
): Promise<Visitor> {
  const visitor = new Visitor(firstInstance(target), newAddress());
  const { password } = target.admins[role];
  const answer = await visitor.post('/api/admin/login', { password });
  if (answer.status !== 200) throw new Error(`No sign-in as ${role}: ${statusOf(answer)}`);
  return visitor;
}
