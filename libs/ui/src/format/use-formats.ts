import { createContext, useContext } from 'react';
import { useLanguage } from '../language/language-root';
import { bangla } from './bangla';
import { english } from './english';
import type { Formats } from './formats';

const OwnFormats = createContext<Formats | null>(null);

/** Gives a part of the page formats of its own: a portal with one clock for all its screens. */
export const FormatsRoot = OwnFormats.Provider;

/** The formats of dates, numbers and amounts in the current language of this part of the page. */
export function useFormats(): Formats {
  const own = useContext(OwnFormats);
  const language = useLanguage();
  return own ?? (language === 'bn' ? bangla : english);
}
