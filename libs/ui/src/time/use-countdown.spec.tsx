import { render, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { useIsOver } from './use-countdown';

const NOW = Date.parse('2031-03-01T06:00:00.000Z');
const END = '2031-03-01T06:00:10.000Z';

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

function Offer({ expiresAt, offsetMs }: { expiresAt: string | null; offsetMs?: number }) {
  return <p>{useIsOver(expiresAt, offsetMs) ? 'over' : 'open'}</p>;
}

/** After how many ms the offer is over. The clock goes by 50 ms at a time. */
async function overAfter(screen: ReturnType<typeof render>): Promise<number> {
  await waitFor(() => screen.getByText('over'), { timeout: 20_000 });
  return Date.now() - NOW;
}

test('whether an instant has passed is rendered at its end, and not each second', async () => {
  const rendered = jest.fn();
  const screen = render(
    <Profiler id="offer" onRender={rendered}>
      <Offer expiresAt={END} />
    </Profiler>,
  );
  screen.getByText('open');
  expect(await overAfter(screen)).toBe(10_000);
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('the clock of the server counts, not that of the device', async () => {
  expect(await overAfter(render(<Offer expiresAt={END} offsetMs={4_000} />))).toBe(6_000);
});

test.each([null, 'no date'])('%s never passes', (expiresAt) => {
  jest.setSystemTime(Date.parse('2099-01-01T00:00:00.000Z'));
  render(<Offer expiresAt={expiresAt} />).getByText('open');
});
