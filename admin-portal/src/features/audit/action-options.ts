import { AUDIT_ACTIONS, auditText } from '@portal/contracts';
import { texts } from './texts';

interface ActionOption {
  /** As the address and the service take it: one or more actions with commas between them. */
  readonly value: string;
  readonly label: string;
}

/** Actions on one noun. */
export interface ActionGroup {
  readonly label: string;
  readonly options: readonly ActionOption[];
}

function nounOf(action: string): string {
  const [noun = ''] = action.split('/');
  return (texts.nouns as Readonly<Record<string, string>>)[noun] ?? noun.replaceAll('-', ' ');
}

/** Every action by what it is about, each group with all of its reacts at once. */
export const ACTION_GROUPS: readonly ActionGroup[] = [...new Set(AUDIT_ACTIONS.map(nounOf))].map(
  (noun) => {
    const actions = AUDIT_ACTIONS.filter((action) => nounOf(action) === noun);
    const single = actions.map((action) => ({ value: action, label: auditText(action) }));
    const all = { value: actions.join(','), label: texts.filter.all(noun) };
    return {
      label: noun.charAt(0).toUpperCase() + noun.slice(1),
      options: actions.length > 1 ? [all, ...single] : single,
    };
  },
);
