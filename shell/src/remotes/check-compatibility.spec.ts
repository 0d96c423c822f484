import { assertCompatible } from './check-compatibility';
import { PortalProblem } from './portal-problem';

const metaData = { remoteEntry: { name: 'remoteEntry.js', path: '' } };
const provided = new Map([
  ['react', ['19.3.1']],
  ['@portal/router', ['0.2.0']],
]);

function check(shares: Record<string, string>): void {
  const shared = Object.entries(shares).map(([name, requiredVersion]) => ({
    name,
    requiredVersion,
  }));
  assertCompatible('user-portal', { metaData, shared }, provided);
}

describe('a portal in this shell', () => {
  it('runs when the shell has what it was built with, or later', () => {
    expect(() =>
      check({ react: '>=19.3.1 <20.0.0', '@portal/router': '>=0.1.0 <1.0.0' }),
    ).not.toThrow();
  });

  it('is refused when it needs a newer shared lib than the shell has', () => {
    expect(() => check({ '@portal/router': '>=0.3.0 <1.0.0' })).toThrow(
      '@portal/router >=0.3.0 <1.0.0 (shell has 0.2.0)',
    );
  });

  it('is refused when the shell is a major version ahead', () => {
    expect(() => check({ react: '>=18.0.0 <19.0.0' })).toThrow(PortalProblem);
  });

  it('is refused when it needs a lib that the shell does not share', () => {
    expect(() => check({ '@portal/charts': '>=1.0.0 <2.0.0' })).toThrow('(shell has none)');
  });
});
