/**
 * Whether this browser lacks what every page of the portal needs: `AbortSignal.timeout`, which Chromium and Android
 * WebView have since 103, Safari since 16.0 and Firefox since 100. One that reads no ES2022 does not come so far: the
 * style sheet of the first paint has words for it.
 */
export function isOldBrowser(): boolean {
  return typeof AbortSignal.timeout !== 'function';
}
