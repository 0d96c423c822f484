/** Id of the element with the prerendered page; its style element has this id with `-style`. */
const PAGE_ID = 'prerendered';

/** The prerendered page; null when the server sent none, and after the portal has replaced it. */
export const prerenderedPage = (): HTMLElement | null => document.getElementById(PAGE_ID);

/** Removes the prerendered page with its style. */
export function removePage(): void {
  prerenderedPage()?.remove();
  document.getElementById(`${PAGE_ID}-style`)?.remove();
  delete document.documentElement.dataset['prerendered'];
}
