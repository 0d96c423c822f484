import { JSDOM } from 'jsdom';
import { keepStyles, mayMatch } from './quick-styles.cjs';

const PAGE = `<!DOCTYPE html><html><head><style>.shut { display: none } li.a:not(.b) { color: red }</style></head>
<body class="page"><ul id="list"><li class="a one">1</li><li class="a b">2</li><LI class="Ä">3</LI></ul>
<svg><linearGradient class="a"/></svg><dialog open>4</dialog><button disabled class="a shut">5</button></body></html>`;

const SELECTORS = [
  ...['*', 'li', 'LI', '.a', 'li.a', '.a.b', 'ul > .a', 'ul>.a', '.a+.b', 'li ~ li', '#list .one'],
  ...['.missing, .b', 'p, button', '.a:first-child', 'li:not(.b)', '[class="a b"]', '.Ä', '.a\\.b'],
  ...['button:disabled', ':root', 'html', '.page .a', 'linearGradient.a', 'a::before'],
  ...['.missing', 'p', 'ul.a', ':is(.a, .b)', 'dialog:not([open])', '.a:hover', 'body,\n html'],
];

const open = () => {
  const { window } = new JSDOM(PAGE, { pretendToBeVisual: true });
  return { window, elements: [...window.document.querySelectorAll('*')] };
};

describe('the shortcuts to styles in specs of screens', () => {
  it('leave out no rule that matches, and most that do not', () => {
    const { elements } = open();
    let left = 0;
    for (const selector of SELECTORS) {
      for (const element of elements) {
        const may = mayMatch(element, selector);
        if (!may) left += 1;
        if (element.matches(selector)) expect([selector, element.outerHTML, may]).toContain(true);
      }
    }
    expect(left).toBeGreaterThan((SELECTORS.length * elements.length) / 2);
  });

  it('ask the engine about a rule without a selector', () => {
    for (const element of open().elements) expect(mayMatch(element, undefined)).toBe(true);
  });

  it('compute a style once, and anew after any change of the document', () => {
    const { window } = open();
    const button = window.document.querySelector('button');
    const ul = window.document.querySelector('ul');
    keepStyles(window);
    const style = (element: Element | null) => element && window.getComputedStyle(element);
    const before = style(button);
    expect(before?.display).toBe('none');
    expect(style(button)).toBe(before);
    button?.classList.remove('shut');
    expect(style(button)?.display).not.toBe('none');
    if (ul) ul.style.visibility = 'hidden';
    expect(style(ul?.firstElementChild ?? null)?.visibility).toBe('hidden');
    window.document.head.append(
      Object.assign(window.document.createElement('style'), {
        textContent: 'li { display: none }',
      }),
    );
    expect(style(ul?.firstElementChild ?? null)?.display).toBe('none');
    const loose = window.document.createElement('p');
    loose.style.display = 'grid';
    expect(style(loose)?.display).toBe('grid');
  });
});
