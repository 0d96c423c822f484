/** One of a few words, kept in localStorage and followed by every app and tab of the browser. */
export interface StoredChoice<Value extends string> {
  /** The stored word; the default when none, or none readable, is stored. */
  read(): Value;
  /** Stores the word and tells every app of the page. */
  write(value: Value): void;
  /** Calls back with each new word, of this tab or another. @returns how to stop. */
  subscribe(onChange: (value: Value) => void): () => void;
}

/**
 * Makes a choice. Each app carries its own copy of this lib, so a change travels as a window event.
 * @param key in localStorage.
 * @param fallback the default, asked anew at each reading.
 */
export function storedChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: () => Value,
): StoredChoice<Value> {
  const changeEvent = `portal:${key}`;
  const accept = (word: unknown): Value => values.find((value) => value === word) ?? fallback();

  const read = (): Value => {
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
      } catch {
        // Storage may be denied; the choice then lasts as long as the page.
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
