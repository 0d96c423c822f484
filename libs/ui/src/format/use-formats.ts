import { useLanguage } from '../language/language-root';
import { bangla } from './bangla';
import { english } from './english';
import type { Formats } from './formats';

/** The formats of dates, numbers and amounts in the current language of this part of the page. */
export function useFormats(): Formats {
  return useLanguage() === 'bn' ? bangla : english;
}
