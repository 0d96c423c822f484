import { createContext, type ReactNode, Suspense, useContext, useEffect } from 'react';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { type Language, pickedLanguage } from './language';

const FixedLanguage = createContext<Language | null>(null);

/** The language in which this part of the page is drawn. */
export function useLanguage(): Language {
  const fixed = useContext(FixedLanguage);
  const picked = useSyncExternalStore(pickedLanguage.subscribe, pickedLanguage.read);
  // Deferred, so that the screen stays as it is until the texts of a new language have arrived.
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
  /** For a portal of one language; otherwise the picked one is used. */
  readonly fixed?: Language;
}

/** Stands at the root of each portal: tells the document its language and waits for its texts. */
export function LanguageRoot({ children, fixed }: LanguageRootProps) {
  return (
    <FixedLanguage value={fixed ?? null}>
      <DocumentLanguage />
      <Suspense fallback={null}>{children}</Suspense>
    </FixedLanguage>
  );
}
