import type { Gateway } from './gateway';
import { Refused } from './gateway';
import type { Random } from './random';
import { DEMO_DELIVERY, drawVideo } from './videos';

/** Downloads of today before the demo started. */
const CATCH_UP_TASKS = 30;
// Twelve of thirty.
const FAVOURITE_OF_FIVE = 2;

/**
 * Reports the downloads of the morning in one burst, so that the screens have data at once. The ids contain
 * the date, so a second run on the same day repeats the same reports, which has no effect.
 * @returns the number of accepted reports.
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
        delivery_link: DEMO_DELIVERY,
      });
      taken += 1;
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 401) throw error;
    }
  }
  return taken;
}

/** The users who may download now. */
async function withPlan(gateway: Gateway, people: readonly number[]): Promise<number[]> {
  const able: number[] = [];
  for (const id of people) {
    if ((await gateway.readUser(id))?.canDownload.allowed) able.push(id);
  }
  return able;
}
