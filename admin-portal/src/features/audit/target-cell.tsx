import type { AuditView } from '@portal/contracts';
import { Link } from '@portal/router';
import { isPlaceholderName } from '@portal/rules';
import { paths } from '../../paths';
import { texts } from './texts';

/** Whom and what an action is about: the user first, then each record, all as links to their screens. */
export function TargetCell({ record }: { record: AuditView }) {
  const { target, userId = null, userName = '', objects = [] } = record;
  const others = [target, ...objects].filter((key) => key !== `user:${String(userId)}`);
  return (
    <ul>
      {userId !== null && (
        <li>
          <Link to={paths.manage(userId)}>{userText(userId, userName)}</Link>
        </li>
      )}
      {others.map((key) => (
        <li key={key}>
          <TargetLink target={key} />
        </li>
      ))}
    </ul>
  );
}

/** One record. Text when it has no screen. */
function TargetLink({ target }: { target: string }) {
  if (target === 'admin') return texts.gate;
  const [kind = '', ...rest] = target.split(':');
  const id = rest.join(':');
  const label = (texts.targets as Readonly<Record<string, (id: string) => string>>)[kind]?.(id);
  const to = addressOf(kind, id);
  if (!label || id === '') return target;
  return to === null ? label : <Link to={to}>{label}</Link>;
}

function addressOf(kind: string, id: string): string | null {
  switch (kind) {
    case 'user':
      return paths.manage(id);
    case 'bulk-act':
      return paths.bulkAction(id);
    case 'order':
    case 'receipt':
      return paths.payment(id);
    case 'trx':
      return paths.auditAbout(id);
    case 'broadcast':
      return paths.broadcast(id);
    case 'method-list':
      return paths.tab('payment-methods');
    case 'price-list':
      return paths.tab('price-lists');
    case 'service-details':
      return paths.tab('service-details');
    case 'batch':
      return paths.redeemCodes(id);
    case 'offer':
    case 'action':
    case 'task':
      return paths.auditAbout(`${kind}:${id}`);
    default:
      return null;
  }
}

const userText = (userId: number, name: string): string =>
  isPlaceholderName(name) ? texts.user(String(userId)) : texts.named(name, String(userId));
