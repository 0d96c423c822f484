/** Names of firms, products, formats and keys, which Bangla writes in Latin letters too. */
const PROPER_NAMES = [
  ...['Dhara', 'Telegram', 'Google', 'Drive', 'netflix', 'hoichoi', 'Chrome', 'Firefox', 'Android'],
  ...['MP4', 'MKV', 'JPEG', 'PNG', 'WebP', 'GIF', '720p', '1080p', '480p', '360p', '240p'],
  // As the messages of the operators name the id of a transaction.
  ...['TrxID', 'TxnID'],
  // The bot for protected videos, and the form of a code.
  ...['DRM', 'XXXX-XXXX-XXXX-XXXX'],
  // A language is named in itself, so that its speakers find it.
  'English',
];

const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription'];

/** Texts that a reader of the page sees or hears, folded ones too. */
function textsOf(root: Element): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (node instanceof Text && parent && !parent.closest('style, script')) {
      texts.push(node.data);
    }
    if (node instanceof Element) {
      texts.push(...ATTRIBUTES.map((name) => node.getAttribute(name) ?? ''));
    }
  }
  return texts;
}

/**
 * Words in Latin letters on the page that are no proper names.
 * @param data values of the sample data, which are as their writers wrote them: names, files, codes.
 */
export function latinWords(data: readonly string[]): string[] {
  const known = [...data, ...PROPER_NAMES].toSorted((a, b) => b.length - a.length);
  const rest = textsOf(document.body).map((text) =>
    known.reduce((left, value) => left.replaceAll(value, ' '), text),
  );
  return [...new Set(rest.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []))];
}
