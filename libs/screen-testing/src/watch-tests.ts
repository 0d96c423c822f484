import { cleanup, configure } from '@testing-library/react';
import { addMissingParts } from './browser/missing-parts';
import { collectPrintedErrors, takePrintedErrors } from './browser/printed-errors';
import { collectSavedFiles, forgetSavedFiles } from './browser/saved-files';
import { resetService, startService, stopService } from './service/server';

/** Longest wait for something to appear, in ms. Generous, because a busy machine is slow. */
const PATIENCE_MS = 20_000;

configure({ asyncUtilTimeout: PATIENCE_MS });

beforeAll(() => {
  addMissingParts();
  collectSavedFiles();
  startService();
});

beforeEach(() => {
  // React renders by its own schedule, as in a browser. Tests wait for what they expect.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  collectPrintedErrors();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  forgetSavedFiles();
  // An unexpected request or a printed error fails a journey too.
  expect({ unanswered: resetService(), errors: takePrintedErrors() }).toEqual({
    unanswered: [],
    errors: [],
  });
});

afterAll(stopService);
