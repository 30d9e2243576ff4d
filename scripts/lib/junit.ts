import type { Verified } from './verifier.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};
// What XML 1.0 cannot hold is left out.
const escaped = (text: string) =>
  text.replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD]/g, '').replaceAll(/[&<>"\n]/g, (sign) => escapes[sign]!);

/** The report of a verification in the form of JUnit: an operation is a class, an interaction a case. */
export function junit(verified: readonly Verified[]): string {
  const failures = verified.filter(({ faults }) => faults.length > 0).length;
  const cases = verified.map(({ description, duration, faults, call = '' }) => {
    const [operation = '', ...situation] = description.split(': ');
    const open = `<testcase classname="${escaped(operation)}" name="${escaped(situation.join(': '))}" time="${duration / 1000}"`;
    return faults.length === 0
      ? `${open}/>`
      : `${open}><failure message="${escaped(faults[0]!)}">${escaped([...faults, call].join('\n'))}</failure></testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="pacts" tests="${verified.length}" failures="${failures}">
${cases.join('\n')}
</testsuite>
`;
}
