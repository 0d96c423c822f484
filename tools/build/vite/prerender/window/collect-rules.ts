import { StyleSheet } from '@emotion/sheet';

/** The sheet of one page, and all rules of the page in the order of a browser. */
interface CollectedRules {
  readonly sheet: StyleSheet;
  readonly text: () => string;
}

/** Keeps the rules of a page as text. In style elements jsdom would parse each: a third of a page's time. */
export function collectRules(): CollectedRules {
  const sheets: TextSheet[] = [];
  class TextSheet extends StyleSheet {
    rules = '';
    constructor(...options: ConstructorParameters<typeof StyleSheet>) {
      super(...options);
      sheets.push(this);
    }
    override insert(rule: string): void {
      this.rules += rule;
    }
    override flush(): void {
      this.rules = '';
    }
  }
  const sheet = new TextSheet({ key: 'css', container: document.head });
  // Emotion makes one more sheet of the same class for each Global; a browser has those before the page's own.
  const text = (): string => [...sheets.slice(1), sheet].map(({ rules }) => rules).join('');
  return { sheet, text };
}
