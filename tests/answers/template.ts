import { MatchersV3 } from '@pact-foundation/pact';
import type { Values } from './state.ts';

function valueOf(values: Values, name: string): string | number {
  const value = values[name];
  if (value === undefined) throw new Error(`No provider state of the row gives ${name}.`);
  return value;
}

/** The text with each `${name}` replaced by its value. A text that is `${name}` alone becomes the value, which may be a number. */
function fillText(text: string, values: Values): string | number {
  const [, name] = /^\$\{(\w+)\}$/.exec(text) ?? [];
  if (name) return valueOf(values, name);
  return text.replaceAll(/\$\{(\w+)\}/g, (_, valueName: string) => String(valueOf(values, valueName)));
}

function mapTexts(template: unknown, change: (text: string) => unknown): unknown {
  if (typeof template === 'string') return change(template);
  if (Array.isArray(template)) return template.map((item) => mapTexts(item, change));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, item]) => [name, mapTexts(item, change)]));
}

/** The template with each `${name}` replaced by the value of a provider state, as the client sends it in the test. */
export const fillTemplate = (template: unknown, values: Values): unknown =>
  mapTexts(template, (text) => fillText(text, values));

/** The template with a Pact matcher for each `${name}`; a verifier inserts the value that the hook returned. */
export const fillTemplateForPact = <Template>(template: Template, values: Values): Template =>
  mapTexts(template, (text) =>
    text.includes('${') ? MatchersV3.fromProviderState(text, fillText(text, values)) : text,
  ) as Template;
