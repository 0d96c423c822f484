import type { Gateway } from './gateway';
import { Refused } from './gateway';
import type { Random } from './random';
import { drawVideo } from './videos';

/** Downloads of today that happened before the demo began to be watched. */
export const CATCH_UP_TASKS = 30;
// Twelve of the thirty.
const FAVOURITE_OF_FIVE = 2;

/**
 * Reports the morning's downloads in one burst, so that the screens live at once. The ids carry the
 * day: a second run on the same day repeats reports, which has no effect.
 * @returns how many were taken.
 */
export async function catchUp(
  gateway: Gateway,
  random: Random,
  people: readonly number[],
  favourite: number,
  day: string,
): Promise<number> {
  const others = await withPlan(
    gateway,
    people.filter((id) => id !== favourite),
  );
  let taken = 0;
  for (let number = 0; number < CATCH_UP_TASKS; number += 1) {
    const video = drawVideo(random);
    const isFavourite = number % 5 < FAVOURITE_OF_FIVE;
    const other = others[random.between(0, Math.max(0, others.length - 1))];
    const userId = isFavourite || other === undefined ? favourite : other;
    const user = await gateway.readUser(userId);
    if (!user?.canDownload.allowed) continue;
    try {
      await gateway.report(`demo-${day}-${String(number).padStart(2, '0')}`, {
        user_id: userId,
        file_name: video.fileName,
        ott_service: video.service,
        quality: video.quality,
        status: 'completed',
        progress: 100,
      });
      taken += 1;
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 401) throw error;
    }
  }
  return taken;
}

/** Those who may download now. */
async function withPlan(gateway: Gateway, people: readonly number[]): Promise<number[]> {
  const able: number[] = [];
  for (const id of people) {
    if ((await gateway.readUser(id))?.canDownload.allowed) able.push(id);
  }
  return able;
}
