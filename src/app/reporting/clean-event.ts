import type { Breadcrumb, ErrorEvent, Exception } from '@sentry/react';
import { scrub } from '@/lib/scrub';

/** The address without its query and hash, which may say more than where somebody was. */
const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

function cleanException(one: Exception, known: readonly string[]): Exception {
  return {
    type: one.type,
    value: one.value && scrub(one.value, known),
    mechanism: one.mechanism && { type: one.mechanism.type, handled: one.mechanism.handled },
    stacktrace: one.stacktrace && {
      frames: one.stacktrace.frames?.map(({ filename, function: name, lineno, colno, in_app }) => ({
        filename: filename && pathOf(filename),
        function: name,
        lineno,
        colno,
        in_app,
      })),
    },
  };
}

/** The step that led to a failure, or null for a kind of step that could say too much. */
export function cleanBreadcrumb(crumb: Breadcrumb): Breadcrumb | null {
  const { category, timestamp, type, level, data = {} } = crumb;
  const keep = (fields: Record<string, unknown>): Breadcrumb => ({
    category,
    timestamp,
    type,
    level,
    data: fields,
  });
  const address = (value: unknown): string => scrub(pathOf(String(value)));
  if (category === 'fetch')
    return keep({ method: data['method'], url: address(data['url']), status_code: data['status_code'] });
  if (category === 'navigation') return keep({ from: address(data['from']), to: address(data['to']) });
  return null;
}

/**
 * What is sent of a failure: built anew of the parts that are wanted, so that nothing leaves the browser because nobody
 * thought of it.
 * @param known texts that are secret at this moment
 */
export function cleanEvent(event: ErrorEvent, address: string, known: readonly string[]): ErrorEvent {
  const { event_id, timestamp, platform, level, release, environment, tags, sdk, contexts, type } = event;
  return {
    type,
    event_id,
    timestamp,
    platform,
    level,
    release,
    environment,
    tags,
    sdk,
    contexts: { trace: contexts?.trace },
    request: { url: scrub(pathOf(address), known) },
    exception: { values: event.exception?.values?.map((one) => cleanException(one, known)) },
    breadcrumbs: event.breadcrumbs?.flatMap((crumb) => cleanBreadcrumb(crumb) ?? []),
  };
}
