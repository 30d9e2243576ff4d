import { readFileSync } from 'node:fs';
import { validate } from '@scalar/openapi-parser';

const { valid, version, errors } = await validate(readFileSync(process.argv[2], 'utf8'));
console.log(valid ? `A valid document of OpenAPI ${version}` : errors);
process.exitCode = valid ? 0 : 1;
