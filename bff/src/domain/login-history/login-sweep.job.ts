import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import { LoginClearancesRepository } from './login-clearances.repository';
import { LoginHistoryRepository } from './login-history.repository';

const EVERY_MS = 30_000;

/** Records of one batch and batches of one run: a million records takes about ten minutes. */
const BATCH = 400;
const STEPS = 125;

/** Removes cleared sign-ins. Readers ignore them already, so the job can stop at any point. */
@Injectable()
export class LoginSweepJob implements OnModuleInit {
  constructor(
    private readonly logins: LoginHistoryRepository,
    private readonly clearances: LoginClearancesRepository,
    private readonly scheduler: SchedulerService,
  ) {}

  onModuleInit(): void {
    const run = async () => void (await this.runOnce());
    this.scheduler.register({ name: 'login-sweep', everyMs: EVERY_MS, run });
  }

  /** One run, at most 50,000 records; returns the number removed. */
  async runOnce(): Promise<number> {
    const clearedAt = await this.clearances.read();
    let removed = 0;
    for (let step = 0; step < STEPS; step += 1) {
      const count = await this.logins.removeUntil(clearedAt, BATCH);
      removed += count;
      if (count < BATCH) break;
    }
    return removed;
  }
}
