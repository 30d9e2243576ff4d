#!/usr/bin/env bash
# openapi-backend 5.21.2: a request body that may be JSON or multipart/form-data.
#
# Expected: OpenAPI gives each media type a schema of its own ("content"), and the one of the request's `Content-Type` counts.
# Seen: the schema of `application/json` counts for every body, whatever its media type, so a multipart body as documented is
# refused: "must have required property 'name'". Where the server leaves a body that is no JSON undefined, it is refused as missing.
# Output seen: the three lines at the end. Exits 1 if that changes. Needs: npm registry, node 20 or newer.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm install --no-audit --no-fund --loglevel=error openapi-backend@5.21.2 >/dev/null 2>&1
cat > t.mjs <<'JS'
import { OpenAPIBackend } from 'openapi-backend';
const schema = (name) => ({ schema: { type: 'object', required: [name], properties: { [name]: { type: 'string' } } } });
const put = {
  operationId: 'change',
  requestBody: { required: true, content: { 'application/json': schema('name'), 'multipart/form-data': schema('picture') } },
  responses: { 200: { description: 'Changed' } },
};
const definition = { openapi: '3.0.3', info: { title: 'Tiny', version: '1' }, paths: { '/me': { put } } };
const api = await new OpenAPIBackend({ definition, strict: true }).init();
const say = (what, type, body) => {
  const { errors } = api.validateRequest({ method: 'put', path: '/me', headers: { 'content-type': type }, body });
  console.log(`${what}: ${errors?.map(({ message }) => message).join() ?? 'taken'}`);
};
say('JSON', 'application/json', { name: 'Jana' });
say('multipart', 'multipart/form-data; boundary=x', { picture: 'bytes' });
say('multipart, not parsed', 'multipart/form-data; boundary=x');
JS
seen=$(node t.mjs); echo "$seen"
[ "$seen" = "JSON: taken
multipart: must have required property 'name'
multipart, not parsed: must have required property 'requestBody'" ]
