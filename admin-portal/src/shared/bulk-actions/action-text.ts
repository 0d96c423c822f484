import type { BulkAction } from '@portal/contracts';
import { isUnlimited } from '@portal/rules';
import { counted, english } from '@portal/ui';

function amounts(days: number, videos: string | null): string {
  const parts = [...(days > 0 ? [counted(days, 'day')] : []), ...(videos === null ? [] : [videos])];
  return parts.join(' and ');
}

function added(videos: number): string | null {
  if (videos === 0) return null;
  return isUnlimited(videos) ? 'unlimited videos' : counted(videos, 'video');
}

function levels({ days, videos }: Extract<BulkAction, { kind: 'set' }>): string {
  const parts = [
    ...(days === null ? [] : [`days left to ${english.count(days)}`]),
    ...(videos === null
      ? []
      : [`videos left to ${isUnlimited(videos) ? 'unlimited' : english.count(videos)}`]),
  ];
  return parts.join(' and ');
}

/** A bulk action as text: 'Add 7 days to 312 users'. */
export function actionText(action: BulkAction, total: number): string {
  const users = counted(total, 'user');
  switch (action.kind) {
    case 'add':
      return `Add ${amounts(action.days, added(action.videos))} to ${users}`;
    case 'cut':
      return `Cut ${amounts(action.days, action.videos ? counted(action.videos, 'video') : null)} from ${users}`;
    case 'set':
      return `Set ${levels(action)} for ${users}`;
    case 'freeze':
      return `Freeze ${users}`;
    case 'unfreeze':
      return `Unfreeze ${users}`;
    case 'offer':
      return `Send an offer to ${users}`;
  }
}
