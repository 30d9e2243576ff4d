import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from '../lib/project.ts';
import type { RouteRow } from '../../src/routing/table.ts';

/** A node of a syntax tree (ESTree), with the fields that are used here. */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const nameOf = ({ key, id }: Node): unknown =>
  isNode(key) ? key['name'] : isNode(id) ? id['name'] : undefined;

/** A node with all that is below it. */
function* below(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* below(child);
}

const named = (node: Node, name: string): Node => {
  for (const each of below(node)) if (nameOf(each) === name) return each;
  throw new Error(`There is no ${name}.`);
};

/** The modules that the code below a node imports dynamically. */
const importsBelow = (node: Node): string[] =>
  Array.from(below(node))
    .filter(({ type }) => type === 'ImportExpression')
    .flatMap(({ source }) =>
      isNode(source) && typeof source['value'] === 'string' ? [source['value']] : [],
    );

/**
 * The modules that a part of a file imports dynamically: absolute paths without their ending.
 * @param file from the project's root
 * @param names of constants and properties, the outer one first
 */
function dynamicImports(file: string, ...names: readonly string[]): string[] {
  const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  const part = names.reduce<Node>(named, program as unknown as Node);
  return importsBelow(part).map((id) =>
    id.startsWith('@/') ? path.join(root, 'src', id.slice(2)) : path.join(root, path.dirname(file), id),
  );
}

const screens = 'src/app/screens.ts';
const layout = 'src/app/layouts/default-layout.tsx';
const home = 'src/routes/home.tsx';

/** Who looks at a page: somebody with a session, or not. */
export type Visitor = 'guest' | 'member';

/** The modules that a page comes with: for everybody, and what only one kind of visitor needs besides. */
interface PageModules extends Readonly<Record<Visitor | 'everybody', readonly string[]>> {
  /** What a member needs besides where the address names a part of the screen, by its name. */
  sections: ReadonlyMap<string, readonly string[]>;
}

export const noModules: PageModules = { everybody: [], guest: [], member: [], sections: new Map() };

/**
 * The modules of a screen: itself, what stands around it if that is the default layout, and for a person with a session what it asks
 * for, with what checks the answers. Of Home each has their own content.
 */
export function pageModules(name: string, { layout: around, sections = [] }: RouteRow): PageModules {
  const hasDefaultLayout = around === 'default';
  const loader = dynamicImports(screens, 'screens', name).filter((module) => module.endsWith('.loader'));
  return {
    everybody: [
      ...(hasDefaultLayout ? dynamicImports(screens, 'defaultLayout') : []),
      ...dynamicImports(screens, 'screens', name).filter((module) => !loader.includes(module)),
    ],
    guest: name === 'index' ? dynamicImports(home, 'homeContents', 'guest') : [],
    member: [
      ...loader,
      ...(loader.length > 0 ? [path.join(root, 'src/generated/account/account')] : []),
      ...(hasDefaultLayout && loader.length > 0 ? dynamicImports(layout, 'memberComponents') : []),
      ...(name === 'index' ? dynamicImports(home, 'homeContents', 'member') : []),
    ],
    sections: new Map(
      sections.map((section) => [
        section,
        loader.flatMap((module) => dynamicImports(`${path.relative(root, module)}.ts`, 'sections', section)),
      ]),
    ),
  };
}
