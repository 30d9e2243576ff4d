import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import type { RouteRow } from '../../../src/routing/table.ts';
import { root } from '../../lib/project.ts';

/** A node of a syntax tree (ESTree). */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const nameOf = ({ key, id }: Node): unknown =>
  isNode(key) ? key['name'] : isNode(id) ? id['name'] : undefined;

function* descendants(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* descendants(child);
}

const findNodeByName = (node: Node, name: string): Node => {
  for (const descendant of descendants(node)) if (nameOf(descendant) === name) return descendant;
  throw new Error(`There is no ${name}.`);
};

/** The sources of the dynamic imports below a node. */
const importSources = (node: Node): string[] =>
  Array.from(descendants(node))
    .filter(({ type }) => type === 'ImportExpression')
    .flatMap(({ source }) =>
      isNode(source) && typeof source['value'] === 'string' ? [source['value']] : [],
    );

/**
 * The modules that a part of a file imports dynamically: absolute paths without file extension. `names` are nested constants and
 * properties that lead to the part, the outermost first; throws when the file has no such name.
 */
function dynamicImports(file: string, ...names: readonly string[]): string[] {
  const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  const part = names.reduce<Node>(findNodeByName, program as unknown as Node);
  return importSources(part).map((id) =>
    id.startsWith('@/') ? path.join(root, 'src', id.slice(2)) : path.join(root, path.dirname(file), id),
  );
}

const screensFile = 'src/app/screens.ts';
const layoutFile = 'src/app/layouts/default-layout.tsx';
const homeFile = 'src/screens/home-screen.tsx';

/** Who opens a page: a member has a session, a guest has none. */
export type Visitor = 'guest' | 'member';

/** The modules that a page needs: for everybody, and further ones for only one kind of visitor. */
interface PageModules extends Readonly<Record<Visitor | 'everybody', readonly string[]>> {
  /** Further modules for a member whose address names a section of the screen, by the section's name. */
  sections: ReadonlyMap<string, readonly string[]>;
}

export const emptyPageModules: PageModules = { everybody: [], guest: [], member: [], sections: new Map() };

/**
 * The modules of a screen: the screen and its default layout, for members also its loader with the schemas of its answers. On Home
 * guests and members have different contents.
 */
export function pageModulesOf(name: string, { layout: screenLayout, sections = [] }: RouteRow): PageModules {
  const hasDefaultLayout = screenLayout !== 'login';
  const loaders = dynamicImports(screensFile, 'screens', name).filter((module) => module.endsWith('.loader'));
  return {
    everybody: [
      ...(hasDefaultLayout ? dynamicImports(screensFile, 'defaultLayout') : []),
      ...dynamicImports(screensFile, 'screens', name).filter((module) => !loaders.includes(module)),
    ],
    guest: name === 'index' ? dynamicImports(homeFile, 'homeContents', 'guest') : [],
    member: [
      ...loaders,
      ...(loaders.length > 0 ? [path.join(root, 'src/generated/account/account')] : []),
      ...(hasDefaultLayout && loaders.length > 0 ? dynamicImports(layoutFile, 'memberComponents') : []),
      ...(name === 'index' ? dynamicImports(homeFile, 'homeContents', 'member') : []),
    ],
    sections: new Map(
      sections.map((section) => [
        section,
        loaders.flatMap((module) => dynamicImports(`${path.relative(root, module)}.ts`, 'sections', section)),
      ]),
    ),
  };
}
