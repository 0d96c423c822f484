import { cleanup } from '@testing-library/react';
import { addMissingParts } from './browser/missing-parts';
import { collectPrintedErrors, takePrintedErrors } from './browser/printed-errors';
import { collectSavedFiles, forgetSavedFiles } from './browser/saved-files';
import { setOnline } from './browser/set-online';
import { keepNoOwnerStacks } from './owner-stacks';
import { waitPatiently } from './patience';
import { resetService, startService, stopService } from './service/server';

waitPatiently();
keepNoOwnerStacks();

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
  // Before the cleanup: afterwards nothing of the query library listens.
  if (!navigator.onLine) setOnline(true);
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
