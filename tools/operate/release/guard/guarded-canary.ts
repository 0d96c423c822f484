import type { PortalRelease } from '@portal/contracts';

import { Problem } from '../../../shared/problem';
import { endCanary, tryCanary } from '../canary';
import { promoteApp } from '../any-app';
import type { AppName } from '../paths';
import type { Site } from '../site';
import { judged, NO_JUDGEMENT, whyWorse } from './judge';
import type { Judgement } from './judge';
import { growth, numbersFrom, together } from './page-numbers';
import type { PageNumbers } from './page-numbers';

/** How often the numbers are read. */
const LOOK_MS = 10_000;
/** Without numbers for so long the canary ends: nobody would see that it is bad. */
const SILENCE_MS = 120_000;
/** Measured pages of the canary before the next step. */
const PAGES_A_STEP = 30;

/** Time and numbers, from outside. */
export interface GuardWorld {
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** The metrics of each instance. @throws Error when one does not answer. */
  readMetrics(): Promise<readonly string[]>;
  say(line: string): void;
}

/** What the guard is asked to do. */
interface GuardedCanary {
  readonly app: AppName;
  /** Percentages, one after the other; the last one is 100. */
  readonly steps: readonly number[];
  readonly stepMs: number;
  /** The version at the first step. */
  readonly candidate: () => Promise<PortalRelease>;
  readonly isAgain: boolean;
}

/** How it ended. `why` is null when the version is live for everybody. */
interface GuardEnd {
  readonly version: string;
  readonly why: string | null;
}

/** Numbers of the instances, and how long nobody gave them. */
class Watch {
  judgement: Judgement = NO_JUDGEMENT;
  private before: readonly PageNumbers[] | null = null;
  private heardAt: number;

  constructor(
    private readonly world: GuardWorld,
    private readonly app: AppName,
  ) {
    this.heardAt = world.now();
  }

  /** Looks once. @returns why the canary must end, or null. */
  async look(): Promise<string | null> {
    const texts = await this.world.readMetrics().catch(() => null);
    if (texts === null) {
      const silence = this.world.now() - this.heardAt;
      return silence > SILENCE_MS ? 'the services give no numbers' : null;
    }
    this.heardAt = this.world.now();
    const numbers = texts.map((text) => numbersFrom(text, this.app));
    const { before } = this;
    this.before = numbers;
    if (before === null) return null;
    const added = numbers.map((now, index) => growth(before[index] ?? now, now));
    this.judgement = judged(this.judgement, together(added));
    return whyWorse(this.judgement);
  }

  get canaryPages(): number {
    return this.judgement.seen.errors.canaryPages;
  }
}

/** Watches one step. @returns why the canary must end, or null when its time is over and enough was measured. */
async function watchStep(watch: Watch, world: GuardWorld, { stepMs }: GuardedCanary) {
  const [began, pagesBefore] = [world.now(), watch.canaryPages];
  for (;;) {
    const why = await watch.look();
    if (why !== null) return why;
    const isOver = world.now() - began >= stepMs;
    const pages = watch.canaryPages - pagesBefore;
    if (isOver && pages >= PAGES_A_STEP) return null;
    if (isOver)
      world.say(`only ${pages} measured pages of the canary so far; waiting for ${PAGES_A_STEP}`);
    await world.wait(LOOK_MS);
  }
}

/**
 * Gives a canary to more and more users and compares its errors, LCP and INP with those of the live version.
 * A worse one is ended at once, and the log says why. After the last step it is promoted.
 * @throws Problem when somebody else changed the app meanwhile, or no service gives numbers.
 */
export async function runGuardedCanary(
  site: Site,
  given: GuardedCanary,
  world: GuardWorld,
): Promise<GuardEnd> {
  const { app, steps, isAgain } = given;
  const watch = new Watch(world, app);
  await world.readMetrics().catch((error: unknown) => {
    throw new Problem(`The guard cannot read the metrics: ${String(error)}`);
  });
  let version = '';
  for (const percent of steps) {
    const release = await tryCanary(site, app, percent, given.candidate, { isAgain });
    version = release.version;
    world.say(`${app} ${version} is tried by ${percent} % of the people`);
    const why = await watchStep(watch, world, given);
    if (why === null) continue;
    await endCanary({ ...site, reason: `guard: ${why}` }, app);
    return { version, why };
  }
  await promoteApp({ ...site, reason: site.reason ?? 'guard: nothing spoke against it' }, app);
  return { version, why: null };
}
