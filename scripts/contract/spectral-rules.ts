/**
 * Spectral's rules for openapi.yaml: its own for OpenAPI, and the conventions of this API, which the contract states in its
 * description and no general rule knows. Redocly checks that the document is sound; these check that it keeps its word.
 */

import functions from '@stoplight/spectral-functions';
import rulesets from '@stoplight/spectral-rulesets';

const { casing, pattern, schema, truthy } = functions;
/** A rule: where it applies, what must hold there, and the message otherwise. */
interface Rule {
  given: string;
  then: object;
  message: string;
  severity: 'error';
}

const operations = '$.paths[*][get,put,post,patch,delete]';
const apiOperations = "$.paths[?(@property.match('^/api/'))][get,put,post,patch,delete]";
const answersFrom = (status: number) => `${operations}.responses[?(@property >= '${status}')]`;

const rule = (given: string, then: object, message: string): Rule => ({
  given,
  // oxlint-disable-next-line unicorn/no-thenable -- the field of a rule that says what to check
  then,
  message: `${message} ({{path}})`,
  severity: 'error',
});

/** A text is one of a list, has a greatest length, or a form that says how long it is. */
function bounded(text: { pattern?: string }) {
  const isBounded =
    'maxLength' in text || 'enum' in text || 'format' in text || (text.pattern ?? '').endsWith('}$');
  return isBounded ? [] : [{ message: 'has no greatest length' }];
}

/** The node has each of these fields. */
const has = (...fields: string[]) => ({
  function: schema,
  functionOptions: { schema: { type: 'object', required: fields } },
});

/** The parameters of an operation hold one of that name. */
const takes = (name: string) => ({
  field: 'parameters',
  function: schema,
  functionOptions: {
    schema: {
      type: 'array',
      contains: { type: 'object', properties: { name: { const: name } }, required: ['name'] },
    },
  },
});

export const rules = {
  extends: [[rulesets.oas, 'recommended']],
  rules: {
    // Nobody but the reader of the repository is to be asked.
    'info-contact': 'off',
    // Released paths keep their form, letter by letter.
    'path-keys-no-trailing-slash': 'off',

    'operation-named-in-camel-case': rule(
      `${operations}.operationId`,
      { function: casing, functionOptions: { type: 'camel' } },
      'The name of an operation is in camelCase',
    ),
    'operation-described': rule(
      operations,
      [
        { field: 'summary', function: truthy },
        { field: 'description', function: truthy },
      ],
      'An operation has a summary and a description',
    ),
    'fields-in-snake-case': rule(
      '$.components.schemas..properties[*]~',
      { function: pattern, functionOptions: { match: '^[a-z][a-z0-9]*(_[a-z0-9]+)*$' } },
      'A field is named in snake_case',
    ),
    'fields-described': rule(
      '$.components.schemas[*].properties[*]',
      { field: 'description', function: truthy },
      'A field says what it means',
    ),
    'integers-bounded': rule(
      "$.components.schemas..[?(@ && (@.type === 'integer' || (@.type && @.type[0] === 'integer')))]",
      has('minimum', 'maximum'),
      'A number has a least and a greatest value',
    ),
    'request-texts-bounded': rule(
      `${operations}.requestBody.content[*].schema..properties[?(@.type === 'string')]`,
      { function: bounded },
      'A text that people send has a greatest length',
    ),
    'request-examples': rule(
      `${operations}.requestBody.content[*]`,
      { field: 'examples', function: truthy },
      'A request has an example',
    ),
    'errors-are-problems': rule(
      `${answersFrom(400)}.content`,
      {
        function: schema,
        functionOptions: {
          schema: { required: ['application/problem+json'], maxProperties: 1 },
        },
      },
      'An error is a problem document and nothing else',
    ),
    'limits-say-when-to-come-again': rule(
      `${operations}.responses['429']`,
      {
        field: 'headers',
        function: schema,
        functionOptions: { schema: { type: 'object', required: ['Retry-After'] } },
      },
      'A 429 says when to try again',
    ),
    'answers-failure': rule(
      apiOperations,
      { field: 'responses.500', function: truthy },
      'Each call can fail',
    ),
    'answers-wrong-requests': rule(
      apiOperations,
      { field: 'responses.400', function: truthy },
      'Each call takes a language at least, and answers 400 to what does not fit',
    ),
    'language-asked-for': rule(apiOperations, takes('Accept-Language'), 'Each call says its language'),
    'answers-without-session': rule(
      "$.paths[?(@property.match('^/api/'))][?(!@.security)]",
      { field: 'responses.401', function: truthy },
      'A call that needs a session answers 401 without one',
    ),
  },
};
