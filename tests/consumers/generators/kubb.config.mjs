import { defineConfig } from '@kubb/core';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

/** kubb reads its settings from a file with a default export. */
export default defineConfig({
  input: { path: '../../../openapi.yaml' },
  output: { path: 'out/kubb', format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs()],
});
