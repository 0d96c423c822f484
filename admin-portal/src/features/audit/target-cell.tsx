import { Link } from '@portal/router';
import { paths } from '../../paths';
import { texts } from './texts';

/** The target of an action. A user is a link to the User Manager. Any other target is plain text. */
export function TargetCell({ target }: { target: string }) {
  const [, kind, id] = /^(user|admin):(.+)$/s.exec(target) ?? [];
  if (kind === 'user' && id) return <Link to={paths.manage(id)}>{texts.user(id)}</Link>;
  if (target === 'admin') return texts.gate;
  return kind === 'admin' && id ? texts.administrator(id) : target;
}
