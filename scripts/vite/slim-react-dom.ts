import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * The digest of react-dom's client that this list was looked through for, and the browser tests have run on: functions of
 * another one may have the same names and do something else. With a new React: build without the plugin, look through the list,
 * write down the new digest, run the browser tests (decision 054).
 */
const reviewed = 'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251';

/**
 * Functions of react-dom's client that only run for what nothing here renders, by what that is. A bundler cannot leave them
 * out: React calls them in the course of every update, and finds nothing to do.
 */
const unused: Record<string, readonly string[]> = {
  // The router asks the browser itself (src/app/view-transition.ts).
  '<ViewTransition>': [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
  // Style sheets, scripts and heads are the page's own (index.html, src/app/document-head.ts).
  'style sheets, scripts, <title>, <meta> and <link> that React puts into the head, preload() and its like': [
    'acquireResource',
    'estimateBandwidth',
    'getHydratableHoistableCache',
    'getResource',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'isHostHoistableType',
    'preconnectAs',
    'preload',
    'preloadModule',
    'preloadStylesheet',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'suspendResource',
  ],
  'ref of a <Fragment>': [
    'FragmentInstance',
    'addFragmentHandleToFiber',
    'addFragmentHandleToInstance',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
    'isFragmentInstanceParent',
  ],
  '<Activity>': ['mountActivityChildren', 'updateActivityComponent'],
  'custom elements': ['isCustomElement', 'setPropOnCustomElement'],
  'onSelect and onBeforeInput of a field': [
    'constructSelectEvent',
    'getFallbackBeforeInputChars',
    'getNativeBeforeInputChars',
  ],
  'the sign of work that a browser shows during an asynchronous transition': [
    'defaultOnDefaultTransitionIndicator',
  ],
  'the React Compiler': ['useMemoCache'],
  'useOptimistic()': ['updateOptimisticImpl'],
  'findDOMNode() and unstable_scheduleHydration()': [
    'attemptExplicitHydrationTarget',
    'findCurrentFiberUsingSlowPath',
  ],
  'the name of what is no component, in the message that says so': ['getComponentNameFromType'],
  '<SuspenseList>': ['cutOffTailIfNeeded', 'updateSuspenseListComponent'],
  // Forms say what is done with them in `onSubmit`.
  'functions as the action of a form, useActionState, useFormStatus': [
    'extractEvents$1',
    'mountActionState',
    'requestFormReset',
    'requestFormReset$1',
    'rerenderActionState',
    'runActionStateAction',
    'scheduleReplayQueueIfNeeded',
    'startHostTransition',
    'updateActionState',
  ],
};

/** By which a module asks for what is left out. */
const names =
  'Activity|SuspenseList|ViewTransition|findDOMNode|preinit|preinitModule|preload|preloadModule|preconnect|prefetchDNS|requestFormReset|useActionState|useFormState|useFormStatus|useOptimistic';
const absent = new RegExp(`\\b(?:unstable_)?(${names})\\b`);
/** Of what a module calls React and its DOM. */
const absentMember = new RegExp(
  `\\b(?:React|ReactDOM|react|react_dom|react_jsx_runtime)(?:\\$?\\d*)\\.(?:unstable_)?(${names})\\b`,
);

const methods =
  /^(?:(?:ViewTransitionPseudoElement|FragmentInstance)\.prototype\.\w+|ReactDOMHydrationRoot\.prototype\.unstable_\w+) = [^]*?\n(?:\};|\S.*;)\n/gm;

/** What `react-dom` itself gives to load something ahead of time. */
const hints =
  /^exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule) = [^]*?\n\};\n/gm;

/** Nothing but the ends of its lines, so that source maps stay true. */
const blank = (code: string): string => code.replaceAll(/[^\n]+/g, '');

/** The code with an empty body for that function. Throws when React has no such function any more, or two. */
function withoutBody(code: string, name: string): string {
  const [before = '', after, ...more] = code.split(`\nfunction ${name}(`);
  if (after === undefined || more.length > 0)
    throw new Error(`react-dom has changed: look through scripts/vite/slim-react-dom.ts for ${name}.`);
  const end = after.indexOf('\n}\n') + '\n}\n'.length;
  return `${before}\nfunction ${name}() {}${blank(after.slice(0, end))}${after.slice(end)}`;
}

const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/**
 * The code of react-dom's client without what nothing here uses.
 * @throws Error when it is not the code that was reviewed.
 */
export function slimReactDom(code: string): string {
  const digest = digestOf(code);
  if (digest !== reviewed)
    throw new Error(`react-dom has changed: review scripts/vite/slim-react-dom.ts, its digest is ${digest}.`);
  return Object.values(unused).flat().reduce(withoutBody, code).replaceAll(methods, blank);
}

/** What a module takes of React, or of its DOM, that is left out; undefined where it takes nothing of it. */
export function usedOf(code: string): string | undefined {
  const named = /import\s*\{([^}]*)\}\s*from\s*['"]react(?:-dom)?['"]/g;
  const imported = Array.from(code.matchAll(named), ([, names = '']) => names).join();
  const found =
    absent.exec(imported) ?? absentMember.exec(code) ?? /['"]react\/(compiler-runtime)['"]/.exec(code);
  return found?.[1];
}

const isReactDom = /\/react-dom\/cjs\/react-dom(-client)?\.production\.js$/;
const isReact = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const isClient = (id: string): boolean => id.includes('-client.');

/** Leaves out of react-dom what nothing here uses: 13 kB of every page (decision 054). */
export const slimReactDomPlugin = (): Plugin => ({
  name: 'hrajem:slim-react-dom',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\.[cm]?[jt]sx?$/ },
    handler(code, id) {
      if (isReactDom.test(id))
        return { code: isClient(id) ? slimReactDom(code) : code.replaceAll(hints, blank), map: null };
      if (isReact.test(id)) return null;
      const used = usedOf(code);
      // Without a word it would do nothing, or show nothing.
      if (used !== undefined)
        this.error(`${id} takes ${used} of React, which scripts/vite/slim-react-dom.ts leaves out.`);
      return null;
    },
  },
});
