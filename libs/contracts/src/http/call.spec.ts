import * as contracts from '../index';
import { buildPath } from './call';

interface DeclaredCall {
  readonly method: string;
  readonly path: string;
}

function isCall(value: unknown): value is DeclaredCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

const calls = Object.values<unknown>(contracts).filter(isCall);

describe('the calls of the contract', () => {
  it('are declared once each: no two share method and path', () => {
    const names = calls.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  });

  it('stand below /api or /health', () => {
    expect(calls.filter(({ path }) => !/^\/(api|health)\//.test(path))).toEqual([]);
  });
});

describe('a path', () => {
  it('takes its parts encoded, so that a service named a/b stays one part', () => {
    expect(buildPath('/api/user/:id/history/:ott', { id: 7, ott: 'a/b ?' })).toBe(
      '/api/user/7/history/a%2Fb%20%3F',
    );
  });

  it('without one of its parts is an error, never a path with a hole', () => {
    const incomplete = {} as { id: number };
    expect(() => buildPath('/api/user/:id', incomplete)).toThrow('misses :id');
  });
});
