import { MatchersV3 } from '@pact-foundation/pact';
import type { Values } from './state.ts';

function valueOf(values: Values, name: string): string | number {
  const value = values[name];
  if (value === undefined) throw new Error(`No provider state of the row gives ${name}.`);
  return value;
}

/** The text with the values in it; the value itself, number or text, when there is nothing around it. */
function fillText(text: string, values: Values): string | number {
  const [, name] = /^\$\{(\w+)\}$/.exec(text) ?? [];
  if (name) return valueOf(values, name);
  return text.replaceAll(/\$\{(\w+)\}/g, (_, each: string) => String(valueOf(values, each)));
}

function mapTexts(template: unknown, change: (text: string) => unknown): unknown {
  if (typeof template === 'string') return change(template);
  if (Array.isArray(template)) return template.map((item) => mapTexts(item, change));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, item]) => [name, mapTexts(item, change)]));
}

/** The template with the values of provider states in place of each `${name}`: what the client sends in the test. */
export const filled = (template: unknown, values: Values): unknown =>
  mapTexts(template, (text) => fillText(text, values));

/** The same as the pact holds it: a verifier puts in what the backend gives for the states. */
export const injected = <Template>(template: Template, values: Values): Template =>
  mapTexts(template, (text) =>
    text.includes('${') ? MatchersV3.fromProviderState(text, fillText(text, values)) : text,
  ) as Template;
