import { methodName } from './payment-methods';

/** British English has no comma before the last name of a list. */
const LISTS = { en: 'en-GB', bn: 'bn' } as const;

/** The names of methods to choose from, 'bKash or Nagad'. A method may be newer than its reader. */
export function methodListText(methods: readonly string[], language: keyof typeof LISTS): string {
  const names = methods.map((method) => methodName(method, language));
  return new Intl.ListFormat(LISTS[language], { type: 'disjunction' }).format(names);
}
