/**
 * Copies a text to the clipboard. Without the clipboard API (no TLS, an older web view) it selects the
 * text in a temporary field inside `near`, which must be within the focus trap of an open dialog.
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
    // Deprecated, but the only way without the clipboard API. Every browser still supports it.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
