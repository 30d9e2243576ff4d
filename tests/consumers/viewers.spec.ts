import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { everyOperation } from '../../scripts/contract/document.ts';
import { root, toolPath } from '../../scripts/lib/project';
import { installedOrSkip, runTool } from './support';

const pages: { tool: string; script: (packages: string) => string; html: string; operation: string }[] = [
  {
    tool: 'Swagger UI',
    script: () => toolPath('swagger-ui-dist/swagger-ui-bundle.js'),
    html: '<p id="ui"></p><script>SwaggerUIBundle({ url: "/openapi.yaml", dom_id: "#ui" })</script>',
    operation: '.opblock',
  },
  {
    tool: 'RapiDoc',
    script: (packages) => join(packages, 'rapidoc/dist/rapidoc-min.js'),
    html: '<rapi-doc spec-url="/openapi.yaml" render-style="view" load-fonts="false"></rapi-doc>',
    operation: '.endpoint-head',
  },
];

for (const { tool, script, html, operation } of pages)
  test(`${tool} shows every operation`, async ({ page }) => {
    const scriptPath = script(join(installedOrSkip('consumers/viewers'), 'node_modules'));
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/openapi.yaml') return route.fulfill({ path: join(root, 'openapi.yaml') });
      if (pathname === '/tool.js') return route.fulfill({ path: scriptPath });
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><script src="/tool.js"></script>${html}`,
      });
    });
    await page.goto('http://viewer.localhost/');
    const seen = async () => ({ faults, operations: await page.locator(operation).count() });
    await expect.poll(seen, { timeout: 60_000 }).toEqual({ faults: [], operations: everyOperation.length });
  });

test('Scalar finds the contract valid', () => {
  const folder = installedOrSkip('consumers/viewers');
  const { output } = runTool(folder, '../scalar.mjs ../../../openapi.yaml');
  expect(output).toBe('A valid document of OpenAPI 3.1\n');
});

test('stepci makes a workflow of the contract without references', () => {
  const folder = installedOrSkip('consumers/viewers');
  const workflow = join(folder, 'workflow.yml');
  rmSync(workflow, { force: true });
  const generate = (file: string) =>
    runTool(folder, `stepci/dist/index.js generate ${file} workflow.yml`).output;
  expect(generate('../../../openapi.yaml')).toContain(
    "TypeError: Cannot read properties of undefined (reading 'default')",
  );
  const bundled = runTool(
    root,
    '@redocly/cli/bin/cli.js bundle openapi.yaml --dereferenced --output .cache/consumers/viewers/whole.yaml',
  );
  expect(bundled.status, bundled.output).toBe(0);
  expect(generate('whole.yaml')).toContain('Success!');
  expect(readFileSync(workflow, 'utf8').match(/^ {6}- /gm)).toHaveLength(everyOperation.length);
});
