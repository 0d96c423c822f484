import { findBearerWords } from '@portal/rules';
import { keepText } from '../../platform/http/kept-answer';
import { visitTexts } from './answer-texts';

/**
 * Makes the text of an answer to administrators once, for a handler that returns the same object until something
 * changes. An answer with a word that may be a bearer value stays as it is: whether it may be read depends on the
 * caller and on the moment.
 */
export function keepPlainText<Answer extends object>(answer: Answer): Answer {
  const words: unknown[] = [];
  visitTexts(answer, (text) => words.push(...findBearerWords(text)));
  return words.length > 0 ? answer : keepText(answer);
}
