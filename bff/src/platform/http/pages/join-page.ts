import {
  AFTER_PAINT,
  type CatalogueResponse,
  type ElementHashes,
  PAGE_CATALOGUE_ID,
  PAGE_TOKENS,
  supportUrl,
} from '@portal/contracts';
import { hashOfElement } from './inline-first-files';
import type { LivePage } from './live-pages';

/** A whole page, and the hashes of its own elements for the content security policy. */
export interface JoinedPage {
  readonly html: string;
  readonly hashes: ElementHashes;
}

/** What the page is joined from. */
export interface PageParts {
  /** The shell's index.html. */
  readonly shell: string;
  readonly live: LivePage;
  readonly catalogue: CatalogueResponse;
  /** Scheme and host that the browser asked. */
  readonly origin: string;
  readonly path: string;
}

/** Text for HTML, also inside a quoted attribute. */
const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** JSON that cannot end its script element. */
const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function metaTags({ live: { page }, origin, path }: PageParts, brand: string): string {
  if (page.description === '') return '';
  const address = escapeHtml(origin + path);
  const description = escapeHtml(page.description);
  const tags: [attribute: string, name: string, content: string][] = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', brand],
    ['property', 'og:title', escapeHtml(page.title)],
    ['property', 'og:description', description],
    ['property', 'og:url', address],
    ['property', 'og:image', escapeHtml(`${origin}/icons/icon-512.png`)],
    ['name', 'twitter:card', 'summary'],
  ];
  return tags
    .map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${content}" />`)
    .join('\n');
}

function attributesOf({ page, canary }: LivePage): string {
  const attributes = [`lang="${page.language}"`, `data-prerendered="${page.audience}"`];
  if (canary) attributes.push(`data-canary="${escapeHtml(`${canary.percent} ${canary.salt}`)}"`);
  return attributes.join(' ');
}

/** @throws Error when the shell has no such place, so that a change of index.html is noticed. */
function put(html: string, place: RegExp | string, replacement: string): string {
  const joined = html.replace(place, () => replacement);
  if (joined === html) throw new Error(`The shell has no ${String(place)}.`);
  return joined;
}

/** Tags of scripts that the shell loads itself after the first paint. */
const LATER = new RegExp(`<(?:link|script) [^>]*${AFTER_PAINT.attribute}[^>]*>(?:</script>)?`, 'g');

/**
 * Joins the shell's page with a prerendered page of a portal. The page stands before the empty root of the
 * shell, which replaces it when the portal has drawn the same (shell/src/prerendered/hand-over.ts).
 */
export function joinPage(parts: PageParts): JoinedPage {
  const { live, catalogue } = parts;
  const later = parts.shell.match(LATER) ?? [];
  const shell = parts.shell.replaceAll(LATER, '');
  const { page } = live;
  const brand = escapeHtml(catalogue.brand.name);
  const head = [
    metaTags(parts, brand),
    `<style id="prerendered-style">${page.css}</style>`,
    ...(later.length > 0
      ? [`<template id="${AFTER_PAINT.template}">${later.join('')}</template>`]
      : []),
    '</head>',
  ].join('\n');
  const body = [
    `<div id="prerendered">${live.html}</div>`,
    '<div id="root"></div>',
    `<script type="application/json" id="${PAGE_CATALOGUE_ID}">${jsonForScript(catalogue)}</script>`,
  ].join('\n');
  let html = put(shell, '<html lang="en">', `<html ${attributesOf(live)}>`);
  html = put(html, /<title>[^<]*<\/title>/, `<title>${escapeHtml(page.title)}</title>`);
  html = put(html, '</head>', head);
  html = put(html, '<div id="root"></div>', body);
  // Who only reads needs no scripts.
  if (page.audience === 'everyone') html = html.replace(/<noscript>[^<]*<\/noscript>/, '');
  html = html
    .replaceAll(PAGE_TOKENS.brandName, () => brand)
    .replaceAll(PAGE_TOKENS.supportUrl, () => escapeHtml(supportUrl(catalogue.brand) ?? ''));
  return { html, hashes: { styles: [hashOfElement(page.css)], scripts: [] } };
}
