/**
 * The language of the first paint: the stored choice, otherwise the browser's language if it is supported
 * (storage key `language`: en | bn; same rule as `pickedLanguage` of libs/ui).
 */
export function firstLanguage(stored: string | null, ofBrowser: string): 'en' | 'bn' {
  if (stored === 'en' || stored === 'bn') return stored;
  return /^bn\b/i.test(ofBrowser) ? 'bn' : 'en';
}
