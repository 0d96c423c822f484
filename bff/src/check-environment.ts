import 'reflect-metadata';
import { SystemClock } from './platform/clock/clock';
import { ConfigError, loadServiceConfig } from './platform/config/load-config';

// The doctor (tools/operate/doctor) starts this program with the environment of production. It prints one
// line for each problem that would stop the service, without a secret, and ends with 1 when there is one.
try {
  await loadServiceConfig(process.env, new SystemClock());
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stdout.write(`${error.problems.join('\n')}\n`);
  process.exitCode = 1;
}
