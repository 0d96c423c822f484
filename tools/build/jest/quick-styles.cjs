// Queries by role, names of controls, presses and axe ask whether nearly every element is visible. jsdom then
// tries each rule of all style sheets with its selector engine, and computes every property: a third of the CPU
// time of the specs of screens. Here the few properties that are asked for are found through an index of rules.
const { createRequire } = require('node:module');
const sheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { demandsOf } = require('./selector-demands.cjs');

// The parser that jsdom uses.
const { parse } = createRequire(require.resolve('jsdom'))('rrweb-cssom');
const BROWSER = parse(sheet);

/** The properties that are found quickly: whether they are inherited, and what they are without a rule. */
const QUICK = new Map([
  ['display', { isInherited: false, initial: '' }],
  ['visibility', { isInherited: true, initial: 'visible' }],
  ['pointer-events', { isInherited: true, initial: 'auto' }],
  ['content-visibility', { isInherited: false, initial: '' }],
]);

/** Rules by the class or tag that an element must have. Those that demand neither have the key '*'. */
function indexOf(sheets) {
  const index = new Map();
  let order = 0;
  const add = ({ selectorText, style }) => {
    if (!style || ![...QUICK.keys()].some((property) => style.getPropertyValue(property))) return;
    const rule = { selectorText, style, order: (order += 1) };
    for (const { tag, name } of demandsOf(selectorText)) {
      const key = name ? `.${name}` : (tag ?? '*');
      index.set(key, [...(index.get(key) ?? []), rule]);
    }
  };
  for (const { cssRules } of sheets) {
    for (const rule of cssRules) {
      if (!rule.media) add(rule);
      // As in jsdom: what is said for screens holds, whatever their size.
      else if (Array.from(rule.media).includes('screen')) [...rule.cssRules].forEach(add);
    }
  }
  return index;
}

/** Rules that match, in their order; a later one wins, as in jsdom. */
function matchingRules(index, element) {
  const classes = element.getAttributeNS(null, 'class')?.match(/\S+/g) ?? [];
  const keys = ['*', element.localName.toLowerCase(), ...classes.map((name) => `.${name}`)];
  return [...new Set(keys.flatMap((key) => index.get(key) ?? []))]
    .filter(({ selectorText }) => matchesDontThrow(element, selectorText))
    .toSorted((one, other) => one.order - other.order);
}

/** Finds styles of one document, and keeps them until jsdom forgets its own because the document changed. */
class QuickStyles {
  sheets = [];
  index = new Map();
  jsdomKept = null;
  found = new WeakMap();

  constructor(document) {
    this.document = document;
  }

  valueOf(element, property) {
    this.forgetAfterChange();
    const { isInherited, initial } = QUICK.get(property);
    const { rules, values } = this.of(element);
    if (values.has(property)) return values.get(property);
    let value = '';
    for (const style of [...rules.map((rule) => rule.style), element.style]) {
      const next = style?.getPropertyValue(property);
      if (next) value = next === 'unset' ? '' : next;
    }
    const parent = isInherited && value === '' ? element.parentElement : null;
    const result = value || (parent ? this.valueOf(parent, property) : initial);
    values.set(property, result);
    return result;
  }

  of(element) {
    const known = this.found.get(element);
    if (known) return known;
    const fresh = { rules: matchingRules(this.index, element), values: new Map() };
    this.found.set(element, fresh);
    return fresh;
  }

  forgetAfterChange() {
    if (this.jsdomKept !== null && this.document._styleCache === this.jsdomKept) return;
    this.jsdomKept = this.document._styleCache ??= new WeakMap();
    this.found = new WeakMap();
    const now = [BROWSER, ...this.document.styleSheets._list].map((sheet) => ({
      ...{ sheet, cssRules: sheet.cssRules, count: sheet.cssRules.length },
    }));
    const isSame = ({ sheet, count }, at) =>
      this.sheets[at]?.sheet === sheet && this.sheets[at].count === count;
    if (now.length === this.sheets.length && now.every(isSame)) return;
    this.sheets = now;
    this.index = indexOf(now);
  }
}

const dashed = (key) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Lets a window find the quick properties quickly. The others are computed as before, when one is asked for. */
exports.quickenStyles = (window) => {
  const compute = window.getComputedStyle;
  const styles = new QuickStyles(implForWrapper(window.document));
  window.getComputedStyle = (wrapper, pseudo) => {
    const element = implForWrapper(wrapper);
    // jsdom does not notice changes of elements that are not in the document.
    if (pseudo || !element?._attached) return compute(wrapper, pseudo);
    const read = (property) =>
      QUICK.has(property)
        ? styles.valueOf(element, property)
        : compute(wrapper).getPropertyValue(property);
    return new Proxy(Object.create(null), {
      get(_, key) {
        if (key === 'getPropertyValue') return read;
        if (typeof key === 'string' && QUICK.has(dashed(key))) return read(dashed(key));
        const all = compute(wrapper);
        return typeof all[key] === 'function' ? all[key].bind(all) : all[key];
      },
    });
  };
};
