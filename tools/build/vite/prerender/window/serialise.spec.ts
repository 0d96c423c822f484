import { JSDOM } from 'jsdom';
import { serialise, withoutUnusedProperties } from './serialise';

const containerOf = (html: string): HTMLElement => new JSDOM(html).window.document.body;

describe('the HTML of a page', () => {
  it('has no style attribute: each becomes a rule, equal ones become one', () => {
    const { html, css } = serialise(
      containerOf('<p style="color:red;top:1px">a</p><p style="color:red;top:1px">b</p>'),
      'p{margin:0}',
    );
    expect(html).toBe('<p class="own-0">a</p><p class="own-0">b</p>');
    expect(css).toBe('p{margin:0}.own-0{color:red!important;top:1px!important}');
  });

  it('has the same ids for the same page, and references still lead to them', () => {
    const page = (id: string): string =>
      `<label for="_r_${id}_">x</label><input id="_r_${id}_"><i id="_r_${id}z_"></i>`;
    expect(serialise(containerOf(page('1')), '').html).toBe(
      serialise(containerOf(page('3a')), '').html,
    );
    expect(serialise(containerOf(page('1')), '').html).toContain(
      '<label for="page-0">x</label><input id="page-0"><i id="page-1">',
    );
  });

  it('has no form that could send a password in an address', () => {
    expect(serialise(containerOf('<form></form>'), '').html).toBe('<form method="dialog"></form>');
  });
});

it('the rules keep the custom properties that something uses, also through others', () => {
  expect(
    withoutUnusedProperties(':root{--a:1px;--b:var(--c);--c:red;--d:0;}p{color:var(--b)}'),
  ).toBe(':root{--b:var(--c);--c:red;}p{color:var(--b)}');
});
