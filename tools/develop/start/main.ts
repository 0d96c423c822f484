import { createSteps, seconds } from '../../shared/steps';
import { workspaceRoot } from '../../shared/workspace';
import { box, trialRows } from './banner';
import { buildSystem } from './build';
import { readConfig } from './config';
import { createLifetime } from './lifetime';
import { waitUntilReady } from './ready';
import { writeRun } from './run-file';
import { serviceLogFile, startService } from './service';
import { addDemoBot, prepareSystem, seedSystem } from './system';
import { publishSite } from './web-root';

const began = Number(process.env['PORTAL_START_BEGAN'] ?? performance.timeOrigin);
const steps = createSteps();
const lifetime = createLifetime();

try {
  const config = readConfig(process.env, { root: workspaceRoot(), demoBot: true });
  const prepared = await prepareSystem(config, config.port, lifetime);
  const logFile = serviceLogFile(config.dataDir);

  const seed = (): Promise<void> => seedSystem(config, prepared, logFile, steps);
  await (config.build ? buildSystem(steps, seed) : seed());
  await steps.run(`Publish shell and portals to ${config.webRoot}`, (detail) =>
    publishSite(config.webRoot, detail),
  );
  const bff = await steps.run('Database and bff', async (detail) => {
    const child = lifetime.watch(startService(prepared.env, logFile, steps, detail));
    await writeRun(config.dataDir, config.url, [child.pid]);
    await waitUntilReady(config.url, child);
    return child;
  });
  const bot = addDemoBot(config, prepared, lifetime, steps);
  await writeRun(config.dataDir, config.url, [bff.pid, ...(bot ? [bot.pid] : [])]);

  const rows = prepared.trial
    ? trialRows(config.url, prepared.trial)
    : [['Site', config.url] as const];
  const footer = `ready in ${seconds(Date.now() - began)} · data and logs in ${config.dataDir} · Ctrl-C stops`;
  process.stdout.write(`\n${box('Running', rows, footer)}\n`);
} catch (error) {
  await lifetime.end(error);
}
