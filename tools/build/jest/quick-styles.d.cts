/** False only when the element surely does not match. Rules like @font-face have no selector. */
export function mayMatch(element: Element, selector: string | undefined): boolean;
/** Computes the style of an element once, until the document changes. */
export function keepStyles(window: object): void;
