/** A segment of a text: plain text when `href` is null. */
export interface TextSegment {
  /** The original text. */
  readonly text: string;
  /** The address of the link, always http:// or https://. */
  readonly href: string | null;
}

/**
 * A possible link, up to the next space. Letters are listed instead of using the flag `i`, which would accept
 * 'httpſ' as https. Only at the start of a word, so that the text after javascript:, data: or an @ is not a
 * link. Linear time.
 */
const CANDIDATE =
  /(?<=^|[\s([{<"'“‘«*—–])(?:[hH][tT]{2}[pP][sS]?:\/\/|(?=[wW]{3}\.))[^\s\p{C}<>"'`\\^{}|“”‘’«»]+/gu;

/** A host, optionally with port and path. No user before the host: it is only used to deceive. */
const LINK =
  /^(?:[a-zA-Z]+:\/\/|[wW]{3}\.)[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}.-]*(?::\d{1,5})?(?:[/?#]|$)/u;

/** Punctuation that ends a sentence and not a link. The danda is the full stop of Bangla. */
const TRAILING = new Set('.,:;!?…।॥*_~]'.split(''));

/**
 * End index of a link: before trailing punctuation, and before closing brackets that the link did not open.
 */
function endOfLink(candidate: string): number {
  let unopened = candidate.split(')').length - candidate.split('(').length;
  let end = candidate.length;
  for (; end > 0; end -= 1) {
    const last = candidate.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!TRAILING.has(last)) break;
  }
  return end;
}

/** The URL of a link; `www.` gets the missing scheme. */
function addressOf(link: string): string {
  const scheme = /^[a-zA-Z]+(?=:)/.exec(link)?.[0];
  return scheme ? scheme.toLowerCase() + link.slice(scheme.length) : `http://${link}`;
}

/**
 * Splits a text into links and the text between them; the joined segments are the original text. Only
 * http(s):// and `www.` are links. Other schemes, entities and users before a host are plain text;
 * punctuation at the end is not part of a link (SEC-52). 100 kB take a few milliseconds.
 */
export function findLinks(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let done = 0;
  const addPlain = (end: number): void => {
    if (end > done) segments.push({ text: text.slice(done, end), href: null });
    done = end;
  };
  for (const { 0: candidate, index } of text.matchAll(CANDIDATE)) {
    const link = candidate.slice(0, endOfLink(candidate));
    if (!LINK.test(link)) continue;
    addPlain(index);
    segments.push({ text: link, href: addressOf(link) });
    done = index + link.length;
  }
  addPlain(text.length);
  return segments;
}
