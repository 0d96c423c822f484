import { getUser } from '../accounts/get-user';
import { buildPath } from './call';

describe('the path of a call', () => {
  it('has its parts filled in', () => {
    expect(buildPath(getUser.path, { id: 10001 })).toBe('/api/user/10001');
  });

  it('keeps a value inside its part, whatever it holds', () => {
    expect(buildPath('/api/user/:id/history/:ott', { id: 1, ott: '../a b/ä?x#y' })).toBe(
      '/api/user/1/history/..%2Fa%20b%2F%C3%A4%3Fx%23y',
    );
  });

  it('is never built with a part missing', () => {
    const incomplete: object = {};
    expect(() => buildPath('/api/user/:id', incomplete as { id: number })).toThrow(/misses :id/);
  });
});
