/** Reports of a verification: as text and as JUnit XML. */
import { faultKindOf } from './recorder.ts';
import type { Result } from './verifier.ts';

const indent = (text: string) => text.trimEnd().replaceAll('\n', '\n    ');

/** Each failed interaction with its faults; a fault of several interactions is listed at the first of them only. */
export function describeFindings(results: readonly Result[]): string[] {
  const findings = results.flatMap(({ description, faults }) =>
    faults.map((fault) => ({ description, kind: faultKindOf(fault) })),
  );
  return results.flatMap(({ description, faults, call }) => {
    const lines = faults.flatMap((fault) => {
      const sameFindings = findings.filter(({ kind }) => kind === faultKindOf(fault));
      const [first, ...later] = sameFindings.map((finding) => finding.description);
      if (first !== description) return [];
      return [later.length > 0 ? `${fault}\nthe same in ${later.length} more: ${later.join('; ')}` : fault];
    });
    if (lines.length === 0) return [];
    return [`${[description, ...lines, ...(call ? [call] : [])].map(indent).join('\n  ')}\n`];
  });
}

// XML 1.0 does not allow the characters that are removed here.
const escapeXml = (text: string) =>
  text
    .replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD]/g, '')
    .replaceAll(/[&<>"\n]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The report of a verification as JUnit XML: an operation is a class, an interaction a case. */
export function junitReport(results: readonly Result[]): string {
  const failureCount = results.filter(({ faults }) => faults.length > 0).length;
  const caseElements = results.map(({ description, duration, faults, call = '' }) => {
    const [operation = '', ...situation] = description.split(': ');
    const startTag = `<testcase classname="${escapeXml(operation)}" name="${escapeXml(situation.join(': '))}" time="${duration / 1000}"`;
    return faults.length === 0
      ? `${startTag}/>`
      : `${startTag}><failure message="${escapeXml(faults[0]!)}">${escapeXml([...faults, call].join('\n'))}</failure></testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="pacts" tests="${results.length}" failures="${failureCount}">
${caseElements.join('\n')}
</testsuite>
`;
}
