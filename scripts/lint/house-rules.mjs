/** Lint rules of this project that no ready-made rule covers, in the form of an ESLint plugin. */

/** The text with which the value of a JSX attribute begins, when it is written out. */
function beginning(value) {
  if (value?.type === 'Literal') return value.value;
  if (value?.type !== 'JSXExpressionContainer') return undefined;
  const { expression } = value;
  if (expression.type === 'Literal') return expression.value;
  if (expression.type === 'TemplateLiteral') return expression.quasis[0].value.raw;
  return undefined;
}

const ownLinks = {
  meta: { type: 'problem' },
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'a') return;
      const href = node.attributes.find((item) => item.type === 'JSXAttribute' && item.name.name === 'href');
      const start = beginning(href?.value);
      if (typeof start === 'string' && /^(\/(?!\/)|\.|$)/.test(start)) {
        context.report({
          node,
          message:
            'Use <Link to="name"> of \'@/routing/link\' for a page of this app: an address written by hand has one language and reloads the app.',
        });
      }
    },
  }),
};

const ownButtons = {
  meta: { type: 'problem' },
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'button') return;
      context.report({
        node,
        message:
          "Use Button or IconButton of '@/components/ui/…', or PlainButton for a shape of its own: a <button> without a type sends the form around it.",
      });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: { 'own-links': ownLinks, 'own-buttons': ownButtons },
};
