import { Injectable } from '@nestjs/common';

const MAX_WAIT_MS = 2_000;

/**
 * Lets work that would meet in the same documents follow each other within this process, because
 * transactions that collide start over with growing pauses. Only for speed: right results never
 * depend on it, other processes do not see it, and nobody waits longer than two seconds a lane.
 */
@Injectable()
export class Lanes {
  private readonly tails = new Map<string, Promise<void>>();

  /** Runs the work when those before it in every named lane are done. Name lanes in one order. */
  async run<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const [name, ...others] = names;
    if (name === undefined) return work();
    const before = this.tails.get(name);
    let leave = (): void => undefined;
    const mine = new Promise<void>((done) => {
      leave = done;
    });
    const tail = (before ?? Promise.resolve()).then(() => mine);
    this.tails.set(name, tail);
    try {
      if (before) await atMost(MAX_WAIT_MS, before);
      return await this.run(others, work);
    } finally {
      leave();
      if (this.tails.get(name) === tail) this.tails.delete(name);
    }
  }
}

async function atMost(ms: number, before: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([before, tooLong]);
  clearTimeout(timer);
}
