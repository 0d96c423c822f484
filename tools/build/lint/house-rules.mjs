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
  rules: { 'no-raw-html': noRawHtml, 'no-postponed-work': noTodo },
};
