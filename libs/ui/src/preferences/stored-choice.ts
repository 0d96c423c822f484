/** One of a few values, stored in localStorage. Every app and every tab of the browser follows it. */
export interface StoredChoice<Value extends string> {
  /** The stored value. The default when nothing valid is stored. */
  read(): Value;
  /** Stores the value and notifies every app of the page. */
  write(value: Value): void;
  /** Calls back with each new value, from this tab or another one. @returns the unsubscribe function. */
  subscribe(onChange: (value: Value) => void): () => void;
}

/**
 * Creates a stored choice. Each app has its own copy of this lib, so a change is sent as a window
 * event.
 * @param key in localStorage.
 * @param fallback the default, computed again at each read.
 */
export function storedChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: () => Value,
): StoredChoice<Value> {
  const changeEvent = `portal:${key}`;
  const unsaved = `data-unsaved-${key}`;
  const accept = (word: unknown): Value => values.find((value) => value === word) ?? fallback();

  const read = (): Value => {
    const here = document.documentElement.getAttribute(unsaved);
    if (here !== null) return accept(here);
    try {
      return accept(localStorage.getItem(key));
    } catch {
      return fallback();
    }
  };
  return {
    read,
    write: (value) => {
      try {
        localStorage.setItem(key, value);
        document.documentElement.removeAttribute(unsaved);
      } catch {
        // The browser may deny storage. The choice then lasts until the page is closed. It is stored in the
        // document because every app of the page has its own copy of this lib.
        document.documentElement.setAttribute(unsaved, value);
      }
      window.dispatchEvent(new CustomEvent<Value>(changeEvent, { detail: value }));
    },
    subscribe: (onChange) => {
      const here = (event: Event): void => {
        if (event instanceof CustomEvent) onChange(accept(event.detail));
      };
      const elsewhere = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) onChange(read());
      };
      window.addEventListener(changeEvent, here);
      window.addEventListener('storage', elsewhere);
      return () => {
        window.removeEventListener(changeEvent, here);
        window.removeEventListener('storage', elsewhere);
      };
    },
  };
}
