import { createSteps, seconds } from '../../shared/steps';
import { workspaceRoot } from '../../shared/workspace';
import { box, trialRows } from '../start/banner';
import { runTarget } from '../../shared/run-target';
import { readConfig } from '../start/config';
import { createLifetime } from '../start/lifetime';
import { waitUntilReady } from '../start/ready';
import { writeRun } from '../start/run-file';
import { serviceLogFile } from '../start/service';
import { addDemoBot, prepareSystem, seedSystem } from '../start/system';
import { startDevServers } from './dev-servers';
import { watchService } from './watched-service';

/** The bff runs behind the dev servers, on their port plus this number. */
const SERVICE_PORT_DISTANCE = 10;

const started = performance.now();
const steps = createSteps();
const lifetime = createLifetime();

try {
  const config = readConfig(process.env, { root: workspaceRoot(), demoBot: false });
  const servicePort = config.port + SERVICE_PORT_DISTANCE;
  const bffUrl = config.url.replace(/:\d+$/, `:${servicePort}`);
  const prepared = await prepareSystem(config, servicePort, lifetime);
  const logFile = serviceLogFile(config.dataDir);

  await steps.run('Build the database engine', () =>
    runTarget('build', { projects: ['@portal/embedded-mongo'] }),
  );
  const service = await steps.run('Build the bff', async () => {
    const watched = await watchService(prepared.env, logFile, steps);
    lifetime.onEnd(() => watched.stop());
    await watched.built;
    return watched;
  });
  await seedSystem(config, prepared, logFile, steps);
  await steps.run('Database and bff', async (detail) => {
    const child = service.start(detail);
    await writeRun(config.dataDir, config.url, [child.pid]);
    await waitUntilReady(bffUrl, child);
  });
  await steps.run('Development servers', async () => {
    const servers = await startDevServers({ bffUrl, port: config.port });
    lifetime.onEnd(() => servers.stop());
  });
  addDemoBot(config, prepared, lifetime, steps);

  const rows = prepared.trial
    ? trialRows(config.url, prepared.trial)
    : [['Site', config.url] as const];
  const footer = `ready in ${seconds(performance.now() - started)} · changes load by themselves · Ctrl-C stops`;
  process.stdout.write(`\n${box('Development', rows, footer)}\n`);
} catch (error) {
  await lifetime.end(error);
}
