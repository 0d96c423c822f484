type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The element at the same place of another tree; null when there is none of the same kind and name. */
function twinOf(element: Element, from: Element, to: Element): Element | null {
  const path: number[] = [];
  for (let at = element; at !== from;) {
    const parent = at.parentElement;
    if (!parent) return null;
    path.unshift([...parent.children].indexOf(at));
    at = parent;
  }
  const twin = path.reduce<Element | null>((found, at) => found?.children[at] ?? null, to);
  const nameOf = (one: Element): string =>
    [one.tagName, one.getAttribute('name'), one.getAttribute('aria-label'), one.textContent].join();
  return twin && nameOf(twin) === nameOf(element) ? twin : null;
}

/** Sets a value as typing does: React ignores a change that it believes to know. */
function typeInto(field: Field, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function moveFocus(focused: Element, twin: Element): void {
  if (!(twin instanceof HTMLElement)) return;
  twin.focus({ preventScroll: true });
  if (!isField(focused) || !isField(twin)) return;
  // Null for fields without a selection, for example of type number.
  const { selectionStart, selectionEnd, selectionDirection } = focused;
  if (selectionStart === null) return;
  twin.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/**
 * Moves typed text, focus and selection from one tree to an equal one, then repeats the clicks on its
 * controls. What has no twin is lost.
 */
export function moveInput(from: Element, to: Element, pressed: readonly Element[]): void {
  const twin = (element: Element): Element | null => twinOf(element, from, to);
  for (const field of from.querySelectorAll<Field>('input, textarea')) {
    if (field.value === field.defaultValue) continue;
    const same = twin(field);
    if (isField(same)) typeInto(same, field.value);
  }
  const focused = document.activeElement;
  const focusedTwin = focused && from.contains(focused) ? twin(focused) : null;
  if (focused && focusedTwin) moveFocus(focused, focusedTwin);
  const clicked = pressed.map(twin);
  // After React has taken the texts over.
  setTimeout(() => {
    for (const control of clicked) if (control instanceof HTMLElement) control.click();
  });
}
