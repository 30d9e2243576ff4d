/** Lint rules of this project that no ready-made rule covers, in the form of an ESLint plugin. */

const rule = (message, visit) => ({
  meta: { type: 'problem' },
  create: (context) => visit((node) => context.report({ node, message })),
});

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
        if (name === 'findPendingMutations' || (name === 'isMutating' && node.arguments.length > 0))
          asks = true;
      },
      // `useSubmission` notes by itself that a press is under way: signing in empties the cache in mid-write.
      MemberExpression(node) {
        if (node.object.name === 'isInFlight' && node.property.name === 'current') asks = true;
      },
      'Program:exit'() {
        if (!asks) for (const node of writes) report(node);
      },
    };
  },
);

/** A class of Tailwind's that says how lines are wrapped. */
const WRAPPING = /(?:^|[\s:!])text-(?:pretty|balance)(?:[\s!]|$)/;

const plainWrapping = rule(
  'Leave it to src/app/styles.css, which balances headings: `pretty` ends WebKit 2.50 with the whole tab where <br> meets inline blocks.',
  (report) => ({
    Literal: (node) => WRAPPING.test(node.value) && report(node),
    TemplateElement: (node) => WRAPPING.test(node.value.raw) && report(node),
  }),
);

export default {
  meta: { name: 'house' },
  rules: { 'pressed-once': pressedOnce, 'plain-wrapping': plainWrapping },
};
