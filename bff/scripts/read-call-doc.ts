import { basename, dirname } from 'node:path';
import ts from 'typescript';
import type { CallDoc } from '../src/platform/openapi/call-docs';

const LONGEST_SUMMARY = 125;
/** Requirements are cited for us; a reader of the API does not have them. */
const CITATION = / \([A-Z]+-\d+[^)]*\)/g;
/** A name of our code, which says nothing to a reader of the API. */
const CONSTANT = /\b[A-Z]+_[A-Z_]+\b/;

/**
 * Reads the doc comment of an exported call; null for other exports. A link to a constant becomes its value.
 * @throws Error for a call whose doc comment is missing or does not begin with a short sentence.
 */
export function readCallDoc(symbol: ts.Symbol, checker: ts.TypeChecker): CallDoc | null {
  const origin = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!(origin.flags & ts.SymbolFlags.Variable)) return null;
  if (checker.getTypeOfSymbol(origin).symbol?.name !== 'Call') return null;
  const [declaration] = origin.declarations ?? [];
  if (!declaration) throw new Error(`${symbol.name} is declared nowhere.`);
  const text = textOf(declaration, checker).replace(/\s+/g, ' ').replace(CITATION, '').trim();
  const [, summary = '', description = ''] = /^(.*?\.)(?: (.*))?$/.exec(text) ?? [];
  const problem = problemOf(text, summary);
  if (problem) throw new Error(`The doc comment of ${symbol.name} ${problem}: "${text}"`);
  return { noun: basename(dirname(declaration.getSourceFile().fileName)), summary, description };
}

function problemOf(text: string, summary: string): string | null {
  if (text === '') return 'is missing';
  if (summary === '') return 'has no sentence with a full stop';
  if (summary.length > LONGEST_SUMMARY)
    return `begins with more than ${LONGEST_SUMMARY} characters`;
  if (CONSTANT.test(text)) return 'names a constant; link to it, so that its value appears';
  return null;
}

function textOf(declaration: ts.Declaration, checker: ts.TypeChecker): string {
  const [comment] = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
  if (typeof comment?.comment !== 'object') return comment?.comment ?? '';
  return comment.comment
    .map((part) => (ts.isJSDocLink(part) ? valueOf(part, checker) : part.text))
    .join('');
}

/** The value of a linked constant, numbers with separators. */
function valueOf({ name }: ts.JSDocLink, checker: ts.TypeChecker): string {
  const symbol = name && checker.getSymbolAtLocation(name);
  const type = symbol && checker.getTypeOfSymbol(symbol);
  if (!type?.isLiteral()) throw new Error(`No constant text or number: ${name?.getText() ?? ''}`);
  return type.value.toLocaleString('en');
}
