// Lint rules of this project that no existing plugin has. Each message says what to do instead.

const SINK_PROPERTIES = new Set(['innerHTML', 'outerHTML', 'srcdoc']);
const SINK_CALLS = new Set([
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'parseFromString',
  'createContextualFragment',
]);
const RAW_HTML =
  'Never build HTML from text: it is how a name becomes a script. Render React nodes; for links in texts take the link parts from @portal/rules.';

const nameOf = (node) =>
  node.computed ? (node.value?.value ?? node.property?.value) : node.property?.name;

const noRawHtml = {
  meta: { docs: { description: 'Forbids everything that turns text into HTML.' } },
  create(context) {
    const report = (node) => context.report({ node, message: RAW_HTML });
    const isSinkProperty = (target) =>
      target?.type === 'MemberExpression' && SINK_PROPERTIES.has(nameOf(target));
    return {
      JSXAttribute(node) {
        if (node.name.name === 'dangerouslySetInnerHTML' || node.name.name === 'srcDoc')
          report(node);
      },
      Property(node) {
        if (node.key.name === 'dangerouslySetInnerHTML') report(node);
      },
      AssignmentExpression(node) {
        if (isSinkProperty(node.left)) report(node);
      },
      CallExpression(node) {
        if (node.callee.type !== 'MemberExpression') return;
        const name = nameOf(node.callee);
        const isDocumentWrite =
          (name === 'write' || name === 'writeln') && node.callee.object.name === 'document';
        if (SINK_CALLS.has(name) || isDocumentWrite) report(node);
      },
    };
  },
};

const WINDOWS = new Set(['window', 'globalThis', 'self', 'parent', 'top']);
const DIALOGS = new Set(['open', 'alert', 'confirm', 'prompt']);
const OWN_WINDOWS =
  'Only the module `platform` of the shell opens windows: inside Telegram they do not open. Use currentPlatform() of @portal/ui, or a dialog of ours.';

const noOwnWindows = {
  meta: { docs: { description: 'Forbids windows and dialogs of the browser.' } },
  create(context) {
    const isGlobal = (node) => {
      let scope = context.sourceCode.getScope(node);
      for (; scope; scope = scope.upper) {
        const variable = scope.set.get(node.name);
        if (variable && variable.defs.length > 0) return false;
      }
      return true;
    };
    return {
      MemberExpression(node) {
        if (node.object.type !== 'Identifier' || !WINDOWS.has(node.object.name)) return;
        if (DIALOGS.has(nameOf(node))) context.report({ node, message: OWN_WINDOWS });
      },
      CallExpression({ callee }) {
        if (callee.type !== 'Identifier' || !DIALOGS.has(callee.name)) return;
        if (isGlobal(callee)) context.report({ node: callee, message: OWN_WINDOWS });
      },
    };
  },
};

/** What Chromium 103 lacks, the oldest browser that subscribers may have (bff/README.md). */
const NEW_METHODS = new Set(['toSorted', 'toReversed', 'toSpliced', 'withResolvers', 'groupBy']);
const NEW_STATICS = new Set(['URL.canParse', 'AbortSignal.any', 'Array.fromAsync', 'Promise.try']);

const noNewMethods = {
  meta: { docs: { description: 'Forbids methods that supported browsers lack.' } },
  create(context) {
    return {
      MemberExpression(node) {
        const name = nameOf(node);
        const isStatic = NEW_STATICS.has(`${node.object.name}.${name}`);
        if (!NEW_METHODS.has(name) && !isStatic) return;
        const message = `The oldest browsers of subscribers lack ${name}. Sort or turn a copy instead.`;
        context.report({ node, message });
      },
    };
  },
};

const noTodo = {
  meta: { docs: { description: 'Forbids postponed work in comments.' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (/\b(TODO|FIXME|XXX|HACK)\b/.test(comment.value)) {
            context.report({
              node: comment,
              message: 'Do it now or open an issue; nothing named is left for later in the code.',
            });
          }
        }
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'no-raw-html': noRawHtml,
    'no-postponed-work': noTodo,
    'no-own-windows': noOwnWindows,
    'no-new-methods': noNewMethods,
  },
};
