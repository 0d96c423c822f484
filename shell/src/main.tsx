import { isOldBrowser } from './boot/old-browser';

// Import no shared module here: they are ready only after an asynchronous step.
const root = document.getElementById('root');
if (root && isOldBrowser()) {
  void import('./boot/old-browser-page.late').then((page) => page.showOldBrowserPage(root));
} else {
  void import('./bootstrap');
}
