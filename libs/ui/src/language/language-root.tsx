import { createContext, type ReactNode, Suspense, useContext, useEffect } from 'react';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { type Language, pickedLanguage } from './language';

const FixedLanguage = createContext<Language | null>(null);

/** The current language of this part of the page. */
export function useLanguage(): Language {
  const fixed = useContext(FixedLanguage);
  const picked = useSyncExternalStore(pickedLanguage.subscribe, pickedLanguage.read);
  // Deferred, so that the screen does not change until the texts of the new language have been loaded.
  const shown = useDeferredValue(picked);
  return fixed ?? shown;
}

function DocumentLanguage() {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return null;
}

/** Props of LanguageRoot. */
export interface LanguageRootProps {
  readonly children: ReactNode;
  /** For a portal that has only one language. Default: the selected language. */
  readonly fixed?: Language;
}

/** Root component of each portal: sets the language of the document and waits for the portal's texts. */
export function LanguageRoot({ children, fixed }: LanguageRootProps) {
  return (
    <FixedLanguage value={fixed ?? null}>
      <DocumentLanguage />
      <Suspense fallback={null}>{children}</Suspense>
    </FixedLanguage>
  );
}
