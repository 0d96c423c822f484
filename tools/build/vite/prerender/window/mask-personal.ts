import { PERSONAL_ATTRIBUTE, PERSONAL_NAME } from '@portal/contracts';

/** As wide as a digit; never collapsed, and read by nobody. */
const BLANK = '\u2007';
/** Ids that React makes differ between equal trees. */
const REACT_ID = /_r_[0-9a-z]+_/g;

// By what a node says of itself: the specs run outside of its window.
const isElement = (node: Node | undefined): node is HTMLElement => node?.nodeType === 1;
const isText = (node: Node): node is Text => node.nodeType === 3;
const isDrawing = ({ namespaceURI }: Element): boolean =>
  namespaceURI === 'http://www.w3.org/2000/svg';

function blankText(text: Text): void {
  text.data = text.data.replaceAll(/\S/g, BLANK);
  text.parentElement?.setAttribute(PERSONAL_ATTRIBUTE, '');
}

/** Blanks all texts of an element, and removes what else could say something. */
function blankElement(element: Element): void {
  if (isDrawing(element)) {
    element.replaceChildren();
    return;
  }
  for (const name of ['href', 'src', 'alt', 'title', 'aria-label', 'style', 'value']) {
    element.removeAttribute(name);
  }
  for (const child of element.childNodes) {
    if (isText(child)) blankText(child);
    else if (isElement(child)) blankElement(child);
  }
}

/** Removes the declarations of the style attribute that differ. */
function maskStyle(page: HTMLElement, other: HTMLElement): void {
  for (const property of Array.from(page.style)) {
    const isAlike =
      page.style.getPropertyValue(property) === other.style.getPropertyValue(property);
    if (!isAlike) page.style.removeProperty(property);
  }
}

function maskAttributes(page: HTMLElement, other: HTMLElement): void {
  const valueOf = (of: Element, name: string): string | undefined =>
    of.getAttribute(name)?.replaceAll(REACT_ID, '');
  for (const name of page.getAttributeNames()) {
    if (name === 'class' || valueOf(page, name) === valueOf(other, name)) continue;
    if (isDrawing(page)) {
      // A shape of a chart.
      page.remove();
    } else if (name === 'style') {
      maskStyle(page, other);
    } else {
      page.removeAttribute(name);
    }
  }
}

/**
 * Removes from a page what differs on the same page of another visitor: texts become blanks of the same length in an
 * element with PERSONAL_ATTRIBUTE, other attributes and shapes of charts go. Where the elements differ too, the
 * whole part is blanked.
 * @param name the visitor's name; the boot script puts the real one in its place.
 */
export function maskPersonal(page: HTMLElement, other: HTMLElement, name: string): void {
  maskAttributes(page, other);
  const [own, others] = [[...page.childNodes], [...other.childNodes]];
  const isAlike =
    own.length === others.length &&
    own.every((child, at) => child.nodeName === others[at]?.nodeName);
  if (!isAlike) {
    blankElement(page);
    return;
  }
  own.forEach((child, at) => {
    const twin = others[at];
    if (isElement(child) && isElement(twin)) maskPersonal(child, twin, name);
    if (!isText(child) || child.data === twin?.textContent) return;
    const isName = child.data === name;
    blankText(child);
    if (isName) page.setAttribute(PERSONAL_ATTRIBUTE, PERSONAL_NAME);
  });
}
