import { describeReports } from './describe-reports';
import { type LighthouseResult, type Report, toReport } from './run-lighthouse';

const URL = 'http://127.0.0.1/plans';

const RESULT: LighthouseResult = {
  categories: {
    performance: { score: 0.914 },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: null },
  },
  audits: {
    'first-contentful-paint': { numericValue: 812.4 },
    'largest-contentful-paint': { numericValue: 1502.6 },
    'total-blocking-time': { numericValue: 70 },
    'cumulative-layout-shift': { numericValue: 0.0123 },
  },
};

const performance = (score: number): Report => ({ ...toReport(URL, RESULT), performance: score });

describe("a report of Lighthouse's result", () => {
  it('has scores from 0 to 100 and times in ms; a score that is missing is 0', () => {
    expect(toReport(URL, RESULT)).toEqual({
      ...{ performance: 91, accessibility: 100, 'best-practices': 100, seo: 0 },
      'first-contentful-paint': 812.4,
      'largest-contentful-paint': 1502.6,
      'total-blocking-time': 70,
      'cumulative-layout-shift': 0.0123,
    });
  });

  it('of a page that could not be judged is an error that names the page', () => {
    const result = { ...RESULT, runtimeError: { message: 'The page did not paint.' } };
    expect(() => toReport(URL, result)).toThrow(`${URL}: The page did not paint.`);
  });
});

it('the table has the median of the rounds, a line for each page and system', () => {
  const reports = [performance(40), performance(99), performance(90)];
  expect(
    describeReports([{ page: '/plans', system: 'new', reports }])
      .split('\n')
      .at(-1),
  ).toBe('| `/plans` | new | 90 | 100 | 100 | 0 | 812 | 1503 | 70 | 0.012 |');
});
