import { JSDOM } from 'jsdom';
import { quickenStyles } from './quick-styles.cjs';

const STYLE = `
  * { pointer-events: inherit } .shut, .gone { display: none } li { display: list-item }
  li.a:not(.b) { visibility: hidden } ul > .a.b { pointer-events: none } LI.a { display: block }
  #list .one { visibility: visible } .ä { display: grid } .x\\.y { display: flex }
  p, button { display: inline-block } button:disabled { visibility: collapse } .free { visibility: unset }
  [class~="row"] { display: flex } .a::before { display: none } @font-face { font-family: a }
  @media screen { .wide { display: none } } @media print { .printed { display: none } }
  .missing .a, body,\n html { visibility: visible } lineargradient.a { display: none } .row { color: red } .one { content-visibility: hidden }`;
const PAGE = `<!DOCTYPE html><html><head><style>${STYLE}</style></head><body class="page">
  <ul id="list" style="visibility: hidden"><li class="a one">1</li><li class="a b">2</li><LI class="ä">3</LI>
  <li class="x.y">4<b class="free">5</b></li></ul><svg><linearGradient class="a"/></svg><dialog>6</dialog>
  <dialog open>7</dialog><button disabled class="a shut">8</button><p class="row"><i class="wide">9</i></p>
  <div hidden>10</div><div class="printed" style="display: unset">11</div></body></html>`;

const PROPERTIES = [
  'display',
  'visibility',
  'pointer-events',
  'content-visibility',
  'color',
  'position',
];

function open() {
  const { window } = new JSDOM(PAGE);
  const compute = window.getComputedStyle;
  quickenStyles(window);
  const { document } = window;
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The page has no ${selector}.`);
    return found;
  };
  /** Of every element, how its style is found here and how jsdom computes it. */
  const both = () =>
    [...document.querySelectorAll('*')].map((element) => {
      const read = (style: CSSStyleDeclaration) =>
        PROPERTIES.map((property) => `${property}: ${style.getPropertyValue(property)}`);
      return { quick: read(window.getComputedStyle(element)), slow: read(compute(element)) };
    });
  return { window, document, find, both };
}

describe('a style that is found quickly', () => {
  it('is the one that jsdom computes', () => {
    const found = open().both();
    expect(found.map(({ quick }) => quick)).toEqual(found.map(({ slow }) => slow));
    expect(new Set(found.map(({ quick }) => quick.join())).size).toBeGreaterThan(9);
  });

  it.each<[string, (page: ReturnType<typeof open>) => void]>([
    ['a class', ({ find }) => find('.b').classList.remove('b')],
    ['the style of a parent', ({ find }) => (find('ul').style.visibility = 'collapse')],
    ['an attribute', ({ find }) => find('button').removeAttribute('disabled')],
    ['an element', ({ find }) => find('body').append(find('.one'))],
    [
      'a style sheet',
      ({ document, find }) => {
        const sheet = document.createElement('style');
        sheet.textContent = 'li { display: none }';
        find('head').append(sheet);
      },
    ],
    [
      'the text of a style sheet',
      ({ find }) => (find('style').textContent = 'b { display: none }'),
    ],
  ])('is found anew after a change of %s', (_, change) => {
    const page = open();
    const before = page.both();
    change(page);
    const after = page.both();
    expect(after.map(({ quick }) => quick)).toEqual(after.map(({ slow }) => slow));
    expect(after).not.toEqual(before);
  });

  it('has all that a style has', () => {
    const { window, find } = open();
    const style = window.getComputedStyle(find('ul'));
    expect([style.pointerEvents, style.visibility, style.color]).toEqual([
      ...['inherit', 'hidden', 'canvastext'],
    ]);
    expect(style.getPropertyPriority('color')).toBe('');
  });
});
