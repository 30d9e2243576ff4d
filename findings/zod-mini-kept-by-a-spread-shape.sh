#!/usr/bin/env bash
# zod 4.6.7 (zod/mini), bundled by rolldown 1.2.19: a schema that nobody imports spreads the `shape` of another one.
#
# Expected: zod/mini is made for tree shaking, and each call is marked as pure, so an unused schema leaves nothing in the bundle.
# Seen: `...Match.shape` among the arguments of a pure call is still evaluated for its side effects, as a getter might have some. It keeps
# the schema, and the schema keeps Zod: 14 kB where 41 bytes are used. With `propertyReadSideEffects: false` both are gone.
# Output seen: the three lines at the end. Exits 1 if that changes. Needs: npm registry, node 20 or newer.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm install --no-audit --no-fund --loglevel=error rolldown@1.2.19 zod@4.6.7 >/dev/null 2>&1
cat > spread.mjs <<'JS'
import * as zod from 'zod/mini';
const Match = /*#__PURE__*/ zod.object({ id: /*#__PURE__*/ zod.int() });
export const Detail = /*#__PURE__*/ zod.object({ ...Match.shape, name: /*#__PURE__*/ zod.string() });
export const path = '/match/';
JS
sed 's/\.\.\.Match\.shape, //' spread.mjs > plain.mjs
for name in spread plain; do echo "export { path } from './$name.mjs'" > $name-path.mjs; done
cat > t.mjs <<'JS'
import { rolldown } from 'rolldown';
const sizeOf = async (name, treeshake) => {
  const { output } = await (await rolldown({ input: `${name}-path.mjs`, treeshake })).generate({ minify: true });
  return output[0].code.length > 1000 ? 'keeps Zod' : 'keeps the path alone';
};
console.log('without a spread:', await sizeOf('plain'));
console.log('with one:', await sizeOf('spread'));
console.log('with one, property reads pure:', await sizeOf('spread', { propertyReadSideEffects: false }));
JS
seen=$(node t.mjs); echo "$seen"
[ "$seen" = "without a spread: keeps the path alone
with one: keeps Zod
with one, property reads pure: keeps the path alone" ]
