import { MalformedResponseError } from './problem';
import type { ResponseSchema } from './request';

/**
 * The JSON of a body, or undefined when the body is empty. Throws `MalformedResponseError` for anything else, such
 * as the HTML of a proxy.
 */
export function readJson(operation: string, response: Response, text: string): unknown {
  if (text === '') return undefined;
  const contentType = response.headers.get('Content-Type') ?? '';
  if (contentType !== '' && !/[/+]json\b/i.test(contentType)) {
    throw new MalformedResponseError(
      operation,
      response.status,
      `the content type ${contentType.slice(0, 80)}`,
    );
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new MalformedResponseError(operation, response.status, 'broken JSON');
  }
}

/** The body as the schema gives it (without unknown fields); throws `MalformedResponseError` naming what differs. */
export function validated(
  operation: string,
  status: number,
  body: unknown,
  schema: ResponseSchema | undefined,
): unknown {
  if (schema === undefined) return body;
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const faults = result.error.issues
    .slice(0, 5)
    .map(({ code, path }) => `${path.map(String).join('.')}: ${code}`);
  throw new MalformedResponseError(operation, status, `an unexpected body (${faults.join('; ')})`);
}
