import type { Gateway } from './gateway';
import type { Random } from './random';

/**
 * User IDs of the trial data (bff/src/seed/trial-accounts.ts). The bot API has no list of users, because a
 * real bot knows its own users. Ids that do not exist are skipped.
 */
export const TRIAL_USER_IDS: readonly number[] = [
  510204417, 615338902, 734410265, 801927346, 923615580, 1048827731, 1150064298, 1266430915,
  1390717724, 1422093658, 1507745013, 1611280496, 1738904162, 1804416637, 1916650283, 2033872519,
  2409933172,
];

/** The given users that exist on the server. */
export async function findPeople(gateway: Gateway, ids: readonly number[]): Promise<number[]> {
  const known: number[] = [];
  for (const id of ids) {
    if ((await gateway.readUser(id)) !== null) known.push(id);
  }
  return known;
}

/**
 * Draws a user who may download now, the favourite more often; null when there is none. It asks the service
 * each time, because a plan can end and an account can be frozen at any time.
 */
export async function drawPerson(
  gateway: Gateway,
  random: Random,
  people: readonly number[],
  favourite: number,
): Promise<number | null> {
  const left = new Set(people);
  while (left.size > 0) {
    const id = left.has(favourite) && random.happens(0.3) ? favourite : random.pick([...left]);
    const user = await gateway.readUser(id);
    if (user?.canDownload.allowed) return id;
    left.delete(id);
  }
  return null;
}
