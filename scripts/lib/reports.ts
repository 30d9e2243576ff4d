/** Reports of a verification: as text and as JUnit XML. */
import { faultKind } from './recorder.ts';
import type { Verified } from './verifier.ts';

const indented = (text: string) => text.trimEnd().replaceAll('\n', '\n    ');

/** Each failed interaction with its faults; a fault of several interactions is listed at the first of them only. */
export function findings(verified: readonly Verified[]): string[] {
  const interactionsByKind = new Map<string, string[]>();
  for (const { description, faults } of verified)
    for (const fault of faults)
      interactionsByKind.set(faultKind(fault), [
        ...(interactionsByKind.get(faultKind(fault)) ?? []),
        description,
      ]);
  return verified.flatMap(({ description, faults, call }) => {
    const lines = faults.flatMap((fault) => {
      const [first, ...more] = interactionsByKind.get(faultKind(fault))!;
      if (first !== description) return [];
      if (more.length === 0) return [fault];
      const interactions = more.length === 1 ? 'interaction' : 'interactions';
      return [`${fault}\nthe same in ${more.length} more ${interactions}: ${more.join('; ')}`];
    });
    if (lines.length === 0) return [];
    return [`${[description, ...lines, ...(call ? [call] : [])].map(indented).join('\n  ')}\n`];
  });
}

// XML 1.0 does not allow the characters that are removed here.
const escaped = (text: string) =>
  text
    .replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD]/g, '')
    .replaceAll(/[&<>"\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The report of a verification as JUnit XML: an operation is a class, an interaction a case. */
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
