import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from '../drill/drill';
import { must, prove, type Proving } from './proof';
import { COMPOSE } from './release-commands';

const MONITORING = `${COMPOSE} --profile monitoring`;
const PATIENCE_MS = 180_000;
/** Two instances and the machine. */
const TARGETS = 3;

/** Starts the monitoring, and asks Prometheus and Alertmanager what they know. */
export function monitoringSteps({ installation, steps }: Proving): Promise<Finding[]> {
  const { shell } = installation;
  const untilShown = async (
    command: string,
    isRight: (answer: string) => boolean,
  ): Promise<string> => {
    for (const end = Date.now() + PATIENCE_MS; ; await pause(3_000)) {
      const answer = await shell(command);
      if (isRight(answer)) return answer;
      must(Date.now() < end, `${command} stays at: ${answer}`);
    }
  };
  const until = (query: string, isRight: (answer: string) => boolean): Promise<string> =>
    untilShown(
      `${MONITORING} exec -T prometheus promtool query instant http://127.0.0.1:9090 '${query}'`,
      isRight,
    );
  return prove(steps, [
    [
      'the profile monitoring starts',
      async () => {
        await shell(
          `${MONITORING} up --detach --build probe node-exporter prometheus alertmanager`,
        );
        return 'probe, node_exporter, Prometheus, Alertmanager';
      },
    ],
    [
      'Prometheus sees both instances, the probe and the newest backup',
      async () => {
        await until('sum(up)', (answer) => answer.includes(`=> ${TARGETS} `));
        await until('min(portal_probe_success)', (answer) => answer.includes('=> 1 '));
        await until('portal_probe_backup_timestamp_seconds > 0', (answer) => answer.includes('=>'));
        return `${TARGETS} targets up, every check of the probe passes`;
      },
    ],
    [
      'the watchdog reaches Alertmanager, and nothing else fires',
      async () => {
        const firing = await until('count by (alertname) (ALERTS{alertstate="firing"})', (answer) =>
          answer.includes('Watchdog'),
        );
        await untilShown(
          `${MONITORING} exec -T alertmanager amtool alert --alertmanager.url=http://127.0.0.1:9093`,
          (alerts) => alerts.includes('Watchdog'),
        );
        const lines = firing.split('\n').filter((line) => line.includes('=>'));
        must(lines.length === 1, firing);
        return 'Watchdog only';
      },
    ],
  ]);
}
