import { FaultRule } from '@mocks/handlers/faults';

const numberOr = <Default>(text: FormDataEntryValue | null, otherwise: Default): number | Default =>
  typeof text === 'string' && text.trim() !== '' ? Number(text) : otherwise;

/** The rule that the panel's form describes; undefined when it does not fit `FaultRule`. */
export function faultFromForm(form: FormData): FaultRule | undefined {
  const result = FaultRule.safeParse({
    target: form.get('target'),
    kind: form.get('kind'),
    status: numberOr(form.get('status'), undefined),
    times: numberOr(form.get('times'), null),
    delay_ms: numberOr(form.get('delay_ms'), undefined),
  });
  return result.data;
}
