/** Lint rules of this project that no ready-made rule covers, in the form of an ESLint plugin. */

const defineRule = (message, createVisitor) => ({
  meta: { type: 'problem' },
  create: (context) => createVisitor((node) => context.report({ node, message })),
});

const defineClassRule = (message, pattern) =>
  defineRule(message, (report) => ({
    Literal: (node) => pattern.test(node.value) && report(node),
    TemplateElement: (node) => pattern.test(node.value.raw) && report(node),
  }));

const noTextWrapClass = defineClassRule(
  'Leave it to src/app/styles/base.css, which balances headings: `pretty` ends WebKit 2.50 with the whole tab where <br> meets inline blocks.',
  /(?:^|[\s:!])text-(?:pretty|balance)(?:[\s!]|$)/,
);

const noFirstLetterClass = defineClassRule(
  'Use `capitalise` of src/lib/format-date.ts: a screen reader reads a ::first-letter as a line of its own.',
  /(?:^|[\s:])first-letter:/,
);

const FLEX_OR_GRID_CLASS = /(?:^|[\s'"`])(?:inline-)?(?:flex|grid)(?=[\s'"`]|$)/;

const noFocusInBox = defineRule(
  'Give the focus to the text inside the flex or grid box, or a name to the box, and to no <p>: Orca reads nothing of a focused box in Firefox, and the text of a <p> twice in Chromium.',
  (report) => ({
    JSXOpeningElement(node) {
      const attributes = new Map(node.attributes.map((attribute) => [attribute.name?.name, attribute]));
      const isNamed = attributes.has('aria-label') || attributes.has('aria-labelledby');
      const className = attributes.get('className');
      if (!attributes.has('tabIndex')) return;
      if (node.name.name === 'p') return report(node);
      if (isNamed || !className) return;
      const text = JSON.stringify(className, (key, value) => (key === 'parent' ? undefined : value));
      if (FLEX_OR_GRID_CLASS.test(text)) report(node);
    },
  }),
);

const statusIsLive = defineRule(
  'Give it aria-live="polite": Radix hides all but these regions behind a dialog, and Chromium would say their texts again after it.',
  (report) => ({
    JSXOpeningElement(node) {
      const values = new Map(node.attributes.map(({ name, value }) => [name?.name, value?.value]));
      const isElement = /^[a-z]/.test(node.name.name ?? '');
      if (isElement && values.get('role') === 'status' && values.get('aria-live') !== 'polite') report(node);
    },
  }),
);

export default {
  meta: { name: 'project' },
  rules: {
    'no-first-letter-class': noFirstLetterClass,
    'no-focus-in-box': noFocusInBox,
    'no-text-wrap-class': noTextWrapClass,
    'status-is-live': statusIsLive,
  },
};
