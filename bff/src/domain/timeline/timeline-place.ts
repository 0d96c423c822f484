import { TIMELINE_KINDS, type TimelineKind } from '@portal/contracts';
import { DomainError } from '../../platform/errors/domain-error';

/** Where an entry stands in a timeline; no two entries stand at the same place. */
export interface TimelinePlace {
  readonly at: Date;
  readonly kind: TimelineKind;
  /** Id within the kind, 24 hexadecimal digits. */
  readonly id: string;
}

/** The later first; of one instant by kind, in the order of TIMELINE_KINDS, then the later id first. */
export function newestFirst(one: TimelinePlace, other: TimelinePlace): number {
  const later = other.at.getTime() - one.at.getTime();
  return later || rankOf(one.kind) - rankOf(other.kind) || (one.id < other.id ? 1 : -1);
}

/** The order of kinds that happened at the same instant. */
export const rankOf = (kind: TimelineKind): number => TIMELINE_KINDS.indexOf(kind);

/** A place as callers carry it to the next call. */
export function writePlace({ at, kind, id }: TimelinePlace): string {
  return Buffer.from(`${at.getTime()}.${rankOf(kind)}.${id}`).toString('base64url');
}

/** The place in a text. @throws DomainError request/invalid for a text that writePlace never wrote. */
export function readPlace(text: string): TimelinePlace {
  const written = Buffer.from(text, 'base64url').toString();
  const [, time = '', rank = '', id = ''] =
    /^(\d{1,16})\.(\d)\.([0-9a-f]{24})$/.exec(written) ?? [];
  const at = new Date(Number(time));
  const kind = TIMELINE_KINDS[Number(rank)];
  if (id === '' || kind === undefined || Number.isNaN(at.getTime()))
    throw new DomainError('request/invalid', { reason: 'before' });
  return { at, kind, id };
}
