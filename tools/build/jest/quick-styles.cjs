// Queries by role, names of controls and axe ask for the style of nearly every element, and jsdom then tries
// each rule of all style sheets with a full selector engine: a third of the CPU time of the specs of screens.
// Here are two shortcuts with the same answers. The first must be in place before jsdom loads its other modules.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

const { matchesDontThrow } = selectors;
const ANYTHING = [{ tag: null, name: null }];
/** What these characters mean is left to the engine, and so are letters that are not ASCII. */
const DIFFICULT = /[()[\]"'\\|/]|[^\s\x20-\x7e]/;

/** Of each alternative of a selector: the tag and a class that an element must have, or null for any. */
function demandsOf(selector) {
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
}

const demands = new Map();

/** False only for an element of jsdom that surely does not match. */
function mayMatch(element, selector) {
  let alternatives = demands.get(selector);
  if (!alternatives) demands.set(selector, (alternatives = demandsOf(selector)));
  return alternatives.some(
    ({ tag, name }) =>
      (tag === null || tag === element.localName.toLowerCase()) &&
      (name === null || element.classList.contains(name)),
  );
}

exports.mayMatch = mayMatch;
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector);

/** Computes the style of an element once, until jsdom forgets all styles because the document has changed. */
exports.keepStyles = (window) => {
  const { getComputedStyle } = window;
  const document = implForWrapper(window.document);
  let kept = new WeakMap();
  let keptWith = null;
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !implForWrapper(element)?._attached) return getComputedStyle(element, pseudo);
    if (keptWith === null || document._styleCache !== keptWith) kept = new WeakMap();
    const style = kept.get(element) ?? getComputedStyle(element);
    keptWith = document._styleCache;
    kept.set(element, style);
    return style;
  };
};
