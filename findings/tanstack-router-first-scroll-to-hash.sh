#!/usr/bin/env bash
# @tanstack/react-router 1.170.46: `defaultHashScrollIntoView: false`, and an address that is opened with a hash.
#
# Expected: by the documentation the option counts wherever a navigation says nothing else, so with `false` the router never scrolls
# to an element by itself.
# Seen: the first render of an opened address scrolls to the element all the same; only navigations within the app obey. The option
# is written into the state of a history entry by `navigate`, and the entry of an opened address has none, which counts as `true`.
# An app that scrolls by itself (below a sticky header, to the first unread message) sees its place changed once, when it starts.
# Output seen: the two lines at the end. Exits 1 if that changes. Needs: npm registry, node 20 or newer.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error @tanstack/react-router@1.170.46 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0 >/dev/null 2>&1
cat > t.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<div id="root"></div>', { url: 'http://localhost/page#part', pretendToBeVisual: true });
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis)) globalThis[name] = window[name];
globalThis.addEventListener = window.addEventListener.bind(window);
globalThis.scrollTo = window.scrollTo = () => undefined;
let scrolls = 0;
window.Element.prototype.scrollIntoView = () => void (scrolls += 1);
const { createElement: h } = await import('react');
const { createRoot } = await import('react-dom/client');
const { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } = await import('@tanstack/react-router');
const rootRoute = createRootRoute({ component: Outlet });
const component = () => h('p', { id: 'part' }, 'text');
const routes = ['/page', '/other'].map((path) => createRoute({ getParentRoute: () => rootRoute, path, component }));
const router = createRouter({ routeTree: rootRoute.addChildren(routes), scrollRestoration: true, defaultHashScrollIntoView: false });
createRoot(document.getElementById('root')).render(h(RouterProvider, { router }));
const rest = () => new Promise((done) => setTimeout(done, 300));
await rest();
console.log(`opened with a hash: ${scrolls} scrolls`);
scrolls = 0;
await router.navigate({ to: '/other', hash: 'part' });
await rest();
console.log(`navigated to a hash: ${scrolls} scrolls`);
process.exit(0);
JS
seen=$(node --conditions=browser t.mjs); echo "$seen"
[ "$seen" = "opened with a hash: 1 scrolls
navigated to a hash: 0 scrolls" ]
