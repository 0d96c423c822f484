import { type Catalogue, select } from './selection';

const CATALOGUE: Catalogue = {
  projects: ['bff', 'libs/rules', 'e2e'],
  steps: ['format', 'lint', 'types', 'build'],
  specs: [
    { path: 'bff/test/payments.spec.ts', text: "it('refunds nothing')" },
    { path: 'bff/test/plans.spec.ts', text: "it('ends')" },
    { path: 'libs/rules/src/payments/order.spec.ts', text: "it('expires after 15 minutes')" },
    { path: 'e2e/journeys/payments.spec.ts', text: "test('pays')" },
  ],
};
const selected = (...words: string[]) => select(words, CATALOGUE);

describe('the words of npm test', () => {
  it('select everything when there are none', () => {
    const { projects, steps } = CATALOGUE;
    expect(selected()).toEqual({ projects, steps, files: null, names: [], unknown: [] });
  });

  it('select a step alone', () => {
    expect(selected('lint')).toMatchObject({ steps: ['lint'], projects: [], files: null });
  });

  it.each(['libs/rules', 'libs/rules/', 'rules'])('select a whole project: %s', (word) => {
    expect(selected(word)).toMatchObject({ steps: [], projects: ['libs/rules'], files: null });
  });

  it('select the files of a project by a part of the path', () => {
    expect(selected('bff', 'payments')).toMatchObject({
      projects: ['bff'],
      files: ['bff/test/payments.spec.ts'],
      names: [],
    });
  });

  it('select files of all projects, but no journeys, which build the system', () => {
    expect(selected('Payments')).toMatchObject({
      projects: ['bff', 'libs/rules'],
      files: ['bff/test/payments.spec.ts', 'libs/rules/src/payments/order.spec.ts'],
    });
    expect(selected('e2e', 'payments').files).toEqual(['e2e/journeys/payments.spec.ts']);
  });

  it('select tests by a part of the name when no path has the word', () => {
    expect(selected('15 minutes')).toEqual({
      ...{ steps: [], projects: ['libs/rules'], unknown: [] },
      files: ['libs/rules/src/payments/order.spec.ts'],
      names: ['15 minutes'],
    });
  });

  it('select tests by name in files by path', () => {
    expect(selected('payments', 'refunds')).toMatchObject({
      files: ['bff/test/payments.spec.ts'],
      names: ['refunds'],
    });
  });

  it('are reported when they select nothing', () => {
    expect(selected('paymnets')).toMatchObject({
      ...{ projects: [], files: null, unknown: ['paymnets'] },
    });
    expect(selected('bff', 'order')).toMatchObject({ unknown: ['order'] });
  });
});
