import type { PlanGrant } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';

/** The amounts of a request; an absent one is 0. @throws DomainError request/invalid when all are 0. */
export function amountsOf(days = 0, videos = 0): PlanGrant {
  if (days === 0 && videos === 0) {
    throw new DomainError('request/invalid', { reason: 'no amount' });
  }
  return { days, videos };
}

/** '1 day and 65 videos'. An amount of 0 is left out, except in '0 days and 0 videos'. */
export function inWords({ days, videos }: PlanGrant): string {
  const isNothing = days === 0 && videos === 0;
  const parts = [counted(days, 'day'), counted(videos, 'video')];
  return parts.filter((part) => isNothing || !part.startsWith('0 ')).join(' and ');
}

/** The cut amounts as text, with a note when they are less than requested. */
export function cutInWords(cut: PlanGrant, wanted: PlanGrant): string {
  const isLess = cut.days < wanted.days || cut.videos < wanted.videos;
  const rest = isLess ? ' There was no more to cut.' : '';
  return `Plan updated: ${inWords(cut)} cut.${rest}`;
}

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
