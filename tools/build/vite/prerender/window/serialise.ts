/** Custom properties that the rules use, followed through the values of other properties. */
function usedProperties(css: string): Set<string> {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):([^;}]*)/g)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const namesIn = (text: string): string[] =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  const found = new Set<string>();
  const queue = namesIn(css.replaceAll(/--[\w-]+:[^;}]*/g, ''));
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    queue.push(...(values.get(name) ?? []).flatMap(namesIn));
  }
  return found;
}

/** The rules without custom properties that nothing uses: most of the theme. */
export function withoutUnusedProperties(css: string): string {
  const used = usedProperties(css);
  return css.replaceAll(/(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
}

/**
 * A rendered page as HTML and style rules that keep to the policy of pages.
 * - Style attributes become rules, because the policy forbids them.
 * - Ids are counted from the start, so that equal pages have equal bytes.
 * - Forms cannot be sent: without scripts a password would become part of the address.
 */
export function serialise(container: HTMLElement, rules: string): { html: string; css: string } {
  const styles: string[] = [];
  for (const element of container.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    element.removeAttribute('style');
    if (style === '') continue;
    if (!styles.includes(style)) styles.push(style);
    element.classList.add(`own-${styles.indexOf(style)}`);
  }
  for (const form of container.querySelectorAll('form')) form.setAttribute('method', 'dialog');
  const own = styles.map((style, at) => {
    const important = style.replaceAll(/;?\s*$/g, '').replaceAll(';', '!important;');
    return `.own-${at}{${important}!important}`;
  });
  const ids = new Map<string, string>();
  const html = container.innerHTML.replaceAll(/_r_[0-9a-z]+_/g, (id) => {
    ids.set(id, ids.get(id) ?? `page-${ids.size}`);
    return ids.get(id) ?? '';
  });
  return { html, css: withoutUnusedProperties(rules) + own.join('') };
}
