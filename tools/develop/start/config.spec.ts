import { Problem } from '../../shared/problem';
import { readConfig } from './config';

const defaults = { root: '/product', demoBot: true };

describe('the configuration of npm start', () => {
  it('needs nothing: port 4200 on 127.0.0.1, data in .data, trial and demo bot on', () => {
    expect(readConfig({}, defaults)).toEqual({
      port: 4200,
      host: '127.0.0.1',
      url: 'http://127.0.0.1:4200',
      mongodbUri: '',
      dataDir: '/product/.data',
      webRoot: '/product/dist/www',
      trial: true,
      demoBot: true,
      history: true,
      build: true,
    });
  });

  it('lists all problems at once', () => {
    const read = () =>
      readConfig(
        {
          PORT: '99999',
          HOST: 'a b',
          MONGODB_URI: 'postgres://x',
          TRIAL: 'perhaps',
          DEMO_BOT: '2',
        },
        defaults,
      );
    expect(read).toThrow(Problem);
    for (const name of ['PORT', 'HOST', 'MONGODB_URI', 'TRIAL', 'DEMO_BOT']) {
      expect(read).toThrow(new RegExp(`- ${name} `));
    }
  });

  it('does not repeat a database address, which may hold a password', () => {
    expect(() => readConfig({ MONGODB_URI: 'http://user:hunter2@x' }, defaults)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });

  it('refuses production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' }, defaults)).toThrow(/production/);
  });

  it.each(['0', '', 'off', 'false'])('DEMO_BOT=%j keeps the demo bot quiet', (DEMO_BOT) => {
    expect(readConfig({ DEMO_BOT }, defaults).demoBot).toBe(false);
  });

  it('without a trial there is no demo bot, for want of its key', () => {
    expect(readConfig({ TRIAL: '0' }, defaults)).toMatchObject({ trial: false, demoBot: false });
  });

  it('gives an address that a browser can open for a host that listens everywhere', () => {
    expect(readConfig({ HOST: '0.0.0.0', PORT: '80' }, defaults).url).toBe('http://127.0.0.1:80');
  });
});
