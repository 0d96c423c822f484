import { verify } from '@node-rs/argon2';
import { likelyAdminPasswords } from '@portal/rules';
import type { Clock } from '../clock/clock';
import type { Config } from './config';

/**
 * Time budget at start for trying likely passwords against the hashes of all administrators together. One
 * hash takes about 50 ms, so the budget allows about a hundred tries on two cores.
 */
export const KNOWN_PASSWORD_BUDGET_MS = 3_000;

/** Number of most likely passwords that are always tried against each hash, even on a slow machine. */
const ALWAYS_TRIED = 4;

/** Threads of Node's pool, on which the hashing runs. */
const AT_A_TIME = 4;

/** Result of the tries. */
export interface PasswordCheck {
  /** A line for each bad entry of ADMINS, without the password. */
  readonly problems: readonly string[];
  readonly tried: number;
  /** Number of passwords that were not tried because the time was over. */
  readonly untried: number;
  readonly tookMs: number;
}

type Checked = Pick<Config, 'admins' | 'brand'>;

interface Try {
  /** 0 for the most likely password. */
  readonly rank: number;
  readonly entry: number;
  readonly hash: string;
  readonly password: string;
}

/**
 * Tries likely passwords against the hash of every administrator. Each password is tried against all hashes
 * before the next one. Ends when all were tried or when KNOWN_PASSWORD_BUDGET_MS is over. A hash whose
 * password was found is not tried again.
 */
export async function checkAdminPasswords(
  { admins, brand }: Checked,
  clock: Clock,
): Promise<PasswordCheck> {
  const began = clock.now().getTime();
  const faults = new Map<number, string>();
  const tries = triesOf({ admins, brand }, clock.now().getUTCFullYear());
  let next = 0;
  let tried = 0;
  const takeNext = (): Try | null => {
    const one = tries[next];
    const isLate = clock.now().getTime() - began >= KNOWN_PASSWORD_BUDGET_MS;
    if (!one || (isLate && one.rank >= ALWAYS_TRIED)) return null;
    next += 1;
    return one;
  };
  const work = async (): Promise<void> => {
    for (let one = takeNext(); one; one = takeNext()) {
      if (faults.has(one.entry)) continue;
      tried += 1;
      const fault = await faultOf(one);
      if (fault) faults.set(one.entry, fault);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return {
    problems: [...faults.values()].sort(),
    tried,
    untried: tries.slice(next).filter(({ entry }) => !faults.has(entry)).length,
    tookMs: clock.now().getTime() - began,
  };
}

async function faultOf({ entry, hash, password }: Try): Promise<string | null> {
  try {
    const fits = await verify(hash, password);
    return fits ? `ADMINS: the password of entry ${entry} is one that is guessed first` : null;
  } catch {
    return `ADMINS: entry ${entry} is not a hash that argon2 can read`;
  }
}

/**
 * Sorted by likelihood, not by administrator: when the time is over, the most likely passwords were tried
 * against every hash.
 */
function triesOf({ admins, brand }: Checked, year: number): Try[] {
  const context = { brand: brand.name, names: admins.map(({ name }) => name) };
  return admins
    .flatMap(({ name, passwordHash: hash }, index) =>
      likelyAdminPasswords(name, context, year).map((password, rank) => ({
        rank,
        entry: index + 1,
        hash,
        password,
      })),
    )
    .sort((one, other) => one.rank - other.rank);
}
