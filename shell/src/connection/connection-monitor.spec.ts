/** @jest-environment node */
import type { ConnectionSign } from '@portal/api-client';

import { ConnectionMonitor } from './connection-monitor';

let isOnline = true;
let probes = 0;
let recoveries = 0;

const open = (): ConnectionMonitor =>
  new ConnectionMonitor({
    isOnline: () => isOnline,
    probe: () => void (probes += 1),
    onChange: () => undefined,
    onRecovery: () => void (recoveries += 1),
  });

const after = (monitor: ConnectionMonitor, ...signs: ConnectionSign[]) => {
  signs.forEach(monitor.note);
  return monitor.connection;
};

beforeEach(() => {
  jest.useFakeTimers();
  isOnline = true;
  probes = 0;
  recoveries = 0;
});
afterEach(() => jest.useRealTimers());

test('it is slow while a request waits longer than usual', () => {
  const monitor = open();
  expect(after(monitor, 'slow', 'slow', 'answered', 'slowEnded')).toBe('slow');
  expect(after(monitor, 'answered', 'slowEnded')).toBe('fine');
});

test('one lost request may be bad luck: the monitor asks before it says that the service is away', () => {
  const monitor = open();
  expect(after(monitor, 'lost')).toBe('fine');
  jest.advanceTimersByTime(1_000);
  expect(probes).toBe(1);
  expect(after(monitor, 'answered')).toBe('fine');
  expect(recoveries).toBe(0);
});

test.each<ConnectionSign[][]>([[['lost', 'lost']], [['slow', 'silent']]])(
  'after %j the service is away, until one request is answered',
  (signs) => {
    const monitor = open();
    expect(after(monitor, ...signs)).toBe('away');
    expect(after(monitor, 'answered')).not.toBe('away');
    expect(recoveries).toBe(1);
  },
);

test('it asks an absent service again and again, ever more rarely, and stops when it is back', () => {
  const monitor = open();
  after(monitor, 'lost', 'lost');
  const pauses = [1, 2, 4, 8, 16, 30, 30];
  for (const [index, seconds] of pauses.entries()) {
    jest.advanceTimersByTime(seconds * 1_000 - 1);
    expect(probes).toBe(index);
    jest.advanceTimersByTime(1);
    expect(probes).toBe(index + 1);
    after(monitor, 'lost');
  }
  after(monitor, 'answered');
  jest.advanceTimersByTime(600_000);
  expect(probes).toBe(pauses.length);
});

test('a device without a connection is offline, whatever requests say, and asks nobody', () => {
  const monitor = open();
  isOnline = false;
  monitor.noteDevice();
  expect(after(monitor, 'lost', 'lost', 'slow')).toBe('offline');
  jest.advanceTimersByTime(60_000);
  expect(probes).toBe(0);
  isOnline = true;
  monitor.noteDevice();
  expect(monitor.connection).toBe('slow');
  expect(recoveries).toBe(1);
});
