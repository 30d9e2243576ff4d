/** Mutations of the client and of the backend's rules, each in a copy of the project and against the tests of its folder. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tool } from '../../lib/project.ts';
import { node } from '../../lib/node.ts';
import { createCopy } from './copy.mjs';
import { spread } from './pick.ts';

/** A whole folder takes seconds; a mutation that hangs is noticed as well. */
const SECONDS = 120;

const FOLDERS = ['src/api', 'src/lib', 'mocks/db'];

const SWAPPED = { '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>', '&&': '||', '||': '&&', '??': '&&', '-': '+' }; // oxfmt-ignore

/** Every operator: how often it is tried, and what it puts in the place of a node; undefined where it does not fit. */
const operatorsOf = (ts) => [
  { name: 'never', count: 20, change: (node) => ts.isIfStatement(node.parent) && node.parent.expression === node && 'false' },
  { name: 'always', count: 20, change: (node) => (ts.isIfStatement(node.parent) && node.parent.expression === node) && 'true' },
  { name: 'the other choice', count: 12, change: (node) => ts.isConditionalExpression(node.parent) && node.parent.condition === node && `!(${node.getText()})` },
  { name: 'not called', count: 20, change: (node) => ts.isExpressionStatement(node.parent) && (ts.isCallExpression(node) || ts.isAwaitExpression(node)) && 'undefined' },
  { name: 'another operator', count: 20, change: (node) => ts.isBinaryExpression(node.parent) && node.parent.operatorToken === node && SWAPPED[node.getText()] },
  { name: 'another number', count: 12, change: (node) => ts.isNumericLiteral(node) && ts.isExpression(node.parent) && `(${node.text} * 10 + 1)` },
  { name: 'another text', count: 12, change: (node) => ts.isStringLiteral(node) && ts.isCallExpression(node.parent) && "'mutated'" },
]; // oxfmt-ignore

/** Every place of the files where an operator fits, with the whole text of the file as it is then. */
async function plan(root) {
  const { default: ts } = await import('typescript');
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ).filter((file) => /(?<!\.(test|fixture|harness|d))\.ts$/.test(file));
  const nodes = files.toSorted().flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(join(root, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const found = [];
    const visit = (node) => {
      if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
      found.push({ file, source, node });
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(source, visit);
    return found;
  });
  return operatorsOf(ts).flatMap(({ name, count, change }) => {
    const sites = nodes.flatMap((site) => {
      const text = change(site.node);
      return text ? [{ ...site, text }] : [];
    });
    return spread(sites, count).map(({ file, source, node, text }) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const broken = source.text.slice(0, node.getStart()) + text + source.text.slice(node.end);
      return { name: `${file}:${line + 1}: ${name}: ${node.getText()}`, file, whole: source.text, broken };
    });
  });
}

/** Tries each change; gives one result for each: what was changed, and what caught it. */
export async function mutateClient() {
  const copy = createCopy();
  const run = (folder) =>
    node([tool('vitest/vitest.mjs'), 'run', '--project', 'unit', '--bail=1', folder], {
      cwd: copy,
      seconds: SECONDS,
    });
  const results = [];
  try {
    for (const folder of FOLDERS) {
      const { ok, output } = await run(folder);
      if (!ok) throw new Error(`Tests fail although nothing is broken.\n${output}`);
    }
    for (const { name, file, whole, broken } of await plan(copy)) {
      writeFileSync(join(copy, file), broken);
      const { ok } = await run(FOLDERS.find((folder) => dirname(file).startsWith(folder)) ?? '.');
      results.push({ of: 'client', name, caught: ok ? undefined : 'unit test' });
      writeFileSync(join(copy, file), whole);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return results;
}
