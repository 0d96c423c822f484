/** Hides the tab of the screen, or shows it again. The end of the test shows it, too. */
export function hideTab(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  const state = isHidden ? 'hidden' : 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
