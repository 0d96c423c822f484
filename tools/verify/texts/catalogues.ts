import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../../shared/workspace';

/** Module paths of the same texts in both languages. */
export interface TextPair {
  /** Path in the workspace, for messages. */
  readonly name: string;
  readonly english: string;
  readonly bangla: string;
}

const PLACES = ['user-portal/src', 'libs/dashboard/src', 'libs/rules/src/legal-texts', 'shell/src'];
// `texts/bn/login.ts`, `texts/bn.ts` and `legal-texts.bn.ts` each have an `en` twin.
const BANGLA = /(^|[/.])bn(\/[^/]+)?\.ts$/;

/** Every Bangla text module of the subscriber's screens with its English module. */
export function textPairs(): TextPair[] {
  return PLACES.flatMap((place) =>
    readdirSync(inWorkspace(place), { recursive: true, encoding: 'utf8' })
      .filter((file) => BANGLA.test(file) && !file.endsWith('/index.ts'))
      .map((file) => ({
        name: join(place, file),
        bangla: inWorkspace(place, file),
        english: inWorkspace(
          place,
          file.replace(BANGLA, (found) => found.replace('bn', 'en')),
        ),
      })),
  );
}
