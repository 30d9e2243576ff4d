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

/** A rule whose visitors report nodes, each with what stands for `{{name}}` in the message. */
const rule = (message, visit) => ({
  meta: { type: 'problem' },
  create: (context) => visit((node, name) => context.report({ node, message, data: { name } })),
});

const ownLinks = rule(
  'Use <Link to="name"> of \'@/routing/link\' for a page of this app: an address written by hand has one language and reloads the app.',
  (report) => ({
    JSXOpeningElement(node) {
      if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'a') return;
      const href = node.attributes.find((item) => item.type === 'JSXAttribute' && item.name.name === 'href');
      const start = beginning(href?.value);
      if (typeof start === 'string' && /^(\/(?!\/)|\.|$)/.test(start)) report(node);
    },
  }),
);

/** What a text says in a string or a template, with the node to point at. */
const strings = (see) => ({
  Literal: (node) => typeof node.value === 'string' && see(node.value, node),
  TemplateElement: (node) => see(node.value.raw, node),
});

/** A utility of Tailwind that colours, with what comes between its name and the colour (`border-t-`, `ring-offset-`). */
const COLOURED =
  '(?:bg|text|border|ring|outline|fill|stroke|from|via|to|shadow|divide|decoration|accent|caret|placeholder)(?:-[a-z]+)?';

/** Hues have steps (`green-500`); an arbitrary value is a colour by its notation, its name, or the hint `color:`. */
const FOREIGN_COLOUR = new RegExp(
  String.raw`(?:^|[\s:!])(${COLOURED}-(?:[a-z]+-\d{2,3}|white|black|\[(?:[^\]\s]*[_(:,])?(?:#[\da-f]{3,8}|color:|color-mix\(|rgba?\(|hsla?\(|hwb\(|(?:ok)?lab\(|(?:ok)?lch\(|[a-z]+(?=\]))[^\]\s]*\])(?:/\S+)?)(?:[\s!]|$)`,
);

const colourTokens = rule(
  "Use a token of src/app/styles.css in place of '{{name}}', by its meaning (bg-primary, text-muted): it fits both themes, and the palette of Tailwind is not in the styles.",
  (report) =>
    strings((text, node) => {
      const [, name] = FOREIGN_COLOUR.exec(text) ?? [];
      if (name) report(node, name);
    }),
);

/** Attributes that people see or hear. */
const SPOKEN =
  /^(alt|title|placeholder|label|aria-(label|description|placeholder|roledescription|valuetext))$/;

const ownWords = rule(
  'Take the words from the dictionaries, `const { LL } = useI18n()`, and add them to src/i18n/cs and src/i18n/en: what is written here has one language.',
  (report) => {
    const see = (text, node) => typeof text === 'string' && /\p{L}/u.test(text) && report(node);
    const written = (expression) =>
      expression.type === 'TemplateLiteral'
        ? expression.quasis.map(({ value }) => value.raw).join(' ')
        : expression.value;
    return {
      JSXText: (node) => see(node.value.replaceAll(/&\w+;/g, ''), node),
      JSXExpressionContainer: (node) =>
        node.parent.type !== 'JSXAttribute' && see(written(node.expression), node),
      JSXAttribute: (node) => SPOKEN.test(node.name.name) && see(beginning(node.value), node),
    };
  },
);

/** A call such as `name(…)` or `anything.name(…)`: the name. */
const calledName = ({ callee }) =>
  callee.type === 'MemberExpression' ? callee.property.name : callee.type === 'Identifier' && callee.name;

const pressedOnce = rule(
  'Ask `client.isMutating({ mutationKey })` at the press, or send it with `useSubmission`: `isPending` is what was drawn last, and a second press may come before.',
  (report) => {
    const writes = [];
    let asks = false;
    return {
      CallExpression(node) {
        const name = calledName(node);
        // What is generated takes the options of a write as `mutation`.
        const isGenerated = node.arguments[0]?.properties?.some(({ key }) => key?.name === 'mutation');
        const isBuild =
          name === 'build' &&
          node.callee.object?.type === 'CallExpression' &&
          calledName(node.callee.object) === 'getMutationCache';
        if (name === 'useMutation' || isGenerated || isBuild) writes.push(node);
        if (name === 'pendingActs' || (name === 'isMutating' && node.arguments.length > 0)) asks = true;
      },
      // `useSubmission` notes by itself that a press is under way: signing in empties the cache in mid-write.
      MemberExpression(node) {
        if (node.object.name === 'isUnderWay' && node.property.name === 'current') asks = true;
      },
      'Program:exit'() {
        if (!asks) for (const node of writes) report(node);
      },
    };
  },
);

const ownQueries = rule(
  'Use the query of src/queries or of data/…queries.ts of the feature, which says how long the answer is fresh: with two, the open screen decides.',
  (report) => ({
    CallExpression: (node) => /^get\w+QueryOptions$/.test(calledName(node)) && report(node),
  }),
);

/** A class of Tailwind's, or a property of React's `style` with its value, that says how lines are wrapped. */
const WRAPPING = /(?:^|[\s:!])text-(?:pretty|balance)(?:[\s!]|$)/;

const plainWrapping = rule(
  'Leave it to src/app/styles.css, which balances headings: `pretty` ends WebKit 2.50 with the whole tab where <br> meets inline blocks.',
  (report) => ({
    ...strings((text, node) => WRAPPING.test(text) && report(node)),
    Property: ({ key }) => /^textWrap(Style)?$/.test(key.name ?? key.value) && report(key),
  }),
);

export default {
  meta: { name: 'house' },
  rules: {
    'own-links': ownLinks,
    'own-words': ownWords,
    'colour-tokens': colourTokens,
    'pressed-once': pressedOnce,
    'own-queries': ownQueries,
    'plain-wrapping': plainWrapping,
  },
};
