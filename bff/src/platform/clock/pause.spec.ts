import { HOUR_MS } from '@portal/rules';
import { getEventListeners } from 'node:events';
import { SystemPause } from './pause';

describe('a pause', () => {
  it('ends at once when its signal is aborted, and leaves nothing behind', async () => {
    const controller = new AbortController();
    const waiting = new SystemPause().wait(HOUR_MS, controller.signal);
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
    controller.abort();
    await expect(waiting).rejects.toThrow('aborted');
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
  });

  it('does not begin when the signal was aborted before', async () => {
    await expect(new SystemPause().wait(HOUR_MS, AbortSignal.abort())).rejects.toThrow('aborted');
  });

  it('ends by itself when its time is over', async () => {
    const { signal } = new AbortController();
    await new SystemPause().wait(1, signal);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });
});
