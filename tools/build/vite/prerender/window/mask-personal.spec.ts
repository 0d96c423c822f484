import { JSDOM } from 'jsdom';
import { maskPersonal } from './mask-personal';

function masked(page: string, other: string): string {
  const bodyOf = (html: string): HTMLElement => new JSDOM(html).window.document.body;
  const own = bodyOf(page);
  maskPersonal(own, bodyOf(other), 'First Name');
  return own.innerHTML.replaceAll('\u2007', '·');
}

it('keeps what both visitors see alike', () => {
  const page = '<h1>Home</h1><a href="/plans" id="_r_1_">Plans</a>';
  expect(masked(page, page.replace('_r_1_', '_r_9_'))).toBe(page);
});

it('blanks texts that differ, with their length and word breaks', () => {
  expect(masked('<p>19 days left</p>', '<p>One day left</p>')).toBe(
    '<p data-personal="">·· ···· ····</p>',
  );
});

it("marks the visitor's name", () => {
  expect(masked('<b>First Name</b>', '<b>Second</b>')).toBe(
    '<b data-personal="name">····· ····</b>',
  );
});

it('removes attributes that differ', () => {
  expect(masked('<a href="/user/1" class="a">You</a>', '<a href="/user/2" class="b">You</a>')).toBe(
    '<a class="a">You</a>',
  );
});

it('blanks a whole part when its elements differ', () => {
  const row = '<li title="x">One<svg><path d="M0"></path></svg></li>';
  expect(masked(`<ul>${row}</ul>`, `<ul>${row}<li>Two</li></ul>`)).toBe(
    '<ul><li data-personal="">···<svg></svg></li></ul>',
  );
});

it('keeps what both have alike in a style, and removes shapes that differ', () => {
  const page = (hue: string, share: string): string =>
    `<i style="width: 32px; color: ${hue};"></i><svg><circle r="${share}"></circle><path d="M0"></path></svg>`;
  expect(masked(page('red', '1'), page('blue', '2'))).toBe(
    '<i style="width: 32px;"></i><svg><path d="M0"></path></svg>',
  );
});
