/** JSON in UTF-8 with its envelope, by answer. */
const texts = new WeakMap<object, Buffer>();

/** An answer with the envelope of a success. */
export const inEnvelope = (answer: object | undefined): object => ({ success: true, ...answer });

/**
 * Makes the text of an answer once, for a handler that returns the same object until something changes. It must be
 * what everybody may read, because filters of answers see no texts.
 */
export function keepText<Answer extends object>(answer: Answer): Answer {
  texts.set(answer, Buffer.from(JSON.stringify(inEnvelope(answer))));
  return answer;
}

/** The text that was made; undefined for every other answer. */
export const keptTextOf = (answer: object): Buffer | undefined => texts.get(answer);
