/**
 * Puts a text on the clipboard; where the browser offers none (no TLS, an older web view) by way of a
 * selected field inside `near`, which must lie within an open dialog's focus trap.
 * @returns whether it worked.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, near);
  }
}

function copySelected(text: string, near: HTMLElement): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:absolute;width:1px;height:1px;opacity:0';
  near.append(field);
  field.select();
  try {
    // The only way left there, and still in every browser.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
