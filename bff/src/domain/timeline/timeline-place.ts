import { TIMELINE_KINDS, type TimelineKind } from '@portal/contracts';
import { DomainError } from '../../platform/errors/domain-error';
import { isDocumentId } from '../../platform/mongo/document-id';

/** Position of an entry in a timeline; unique. */
export interface TimelinePlace {
  readonly at: Date;
  readonly kind: TimelineKind;
  /** Id within the kind, 24 hexadecimal digits. */
  readonly id: string;
}

/**
 * Later entries first; for equal times by kind, in the order of TIMELINE_KINDS, then the higher id first.
 */
export function newestFirst(one: TimelinePlace, other: TimelinePlace): number {
  const later = other.at.getTime() - one.at.getTime();
  return later || rankOf(one.kind) - rankOf(other.kind) || (one.id < other.id ? 1 : -1);
}

/** Order of kinds at the same instant. */
export const rankOf = (kind: TimelineKind): number => TIMELINE_KINDS.indexOf(kind);

/** Encodes a position as a cursor for the next call. */
export function writePlace({ at, kind, id }: TimelinePlace): string {
  return Buffer.from(`${at.getTime()}.${rankOf(kind)}.${id}`).toString('base64url');
}

/** Decodes a cursor. @throws DomainError request/invalid for a text that writePlace did not create. */
export function readPlace(text: string): TimelinePlace {
  const written = Buffer.from(text, 'base64url').toString();
  const [, time = '', rank = '', id = ''] = /^(\d{1,16})\.(\d)\.(.*)$/.exec(written) ?? [];
  const at = new Date(Number(time));
  const kind = TIMELINE_KINDS[Number(rank)];
  if (!isDocumentId(id) || kind === undefined || Number.isNaN(at.getTime()))
    throw new DomainError('request/invalid', { reason: 'before' });
  return { at, kind, id };
}
