import { AUDIT_ACTIONS, auditText } from '@portal/contracts';
import { texts } from './texts';

interface ActionOption {
  /** One or more actions separated by commas: the format of the address and of the service. */
  readonly value: string;
  readonly label: string;
}

/** Actions on the same noun. */
export interface ActionGroup {
  readonly label: string;
  readonly options: readonly ActionOption[];
}

function nounOf(action: string): string {
  const [noun = ''] = action.split('/');
  return (texts.nouns as Readonly<Record<string, string>>)[noun] ?? noun.replaceAll('-', ' ');
}

/**
 * All actions, grouped by noun. A group of several actions starts with an option that selects all of
 * them.
 */
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

/** All choices, without their groups. */
export const ACTION_OPTIONS = ACTION_GROUPS.flatMap(({ options }) => options);

/** The label of one or more actions in the format of the address; the text itself when it is unknown. */
export const actionLabel = (value: string): string =>
  ACTION_OPTIONS.find((option) => option.value === value)?.label ?? value;
