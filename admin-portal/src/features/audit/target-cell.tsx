import { Link } from '@portal/router';
import { paths } from '../../paths';
import { texts } from './texts';

/** Whom or what an action was done to: a user leads to the User Manager, everything else is ownTexts. */
export function TargetCell({ target }: { target: string }) {
  const [, kind, id] = /^(user|admin):(.+)$/s.exec(target) ?? [];
  if (kind === 'user' && id) return <Link to={paths.manage(id)}>{texts.user(id)}</Link>;
  if (target === 'admin') return texts.gate;
  return kind === 'admin' && id ? texts.administrator(id) : target;
}
