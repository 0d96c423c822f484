/** What these characters mean is left to a selector engine, and so are letters that are not ASCII. */
const DIFFICULT = /[()[\]"'\\|/]|[^\s\x20-\x7e]/;
const ANYTHING = [{ tag: null, name: null }];

/** Of each alternative of a selector: the tag and one class that an element must have, or null for any. */
exports.demandsOf = (selector) => {
  if (typeof selector !== 'string' || DIFFICULT.test(selector)) return ANYTHING;
  return selector.split(',').map((alternative) => {
    const last = alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return {
      tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? null,
      name: /\.([\w-]+)/.exec(last)?.[1] ?? null,
    };
  });
};
