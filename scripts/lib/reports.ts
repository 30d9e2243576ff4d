/** What a verification found: for a person, in the form of JUnit, as a page. */
import { kindOf } from './recorder.ts';
import type { Verified } from './verifier.ts';

const indented = (text: string) => text.trimEnd().replaceAll('\n', '\n    ');

/** Each interaction that does not hold, with what is wrong; a line that is wrong in several stands at the first of them. */
export function findings(verified: readonly Verified[]): string[] {
  const places = new Map<string, string[]>();
  for (const { description, faults } of verified)
    for (const fault of faults)
      places.set(kindOf(fault), [...(places.get(kindOf(fault)) ?? []), description]);
  return verified.flatMap(({ description, faults, call }) => {
    const lines = faults.flatMap((fault) => {
      const [first, ...more] = places.get(kindOf(fault))!;
      if (first !== description) return [];
      if (more.length === 0) return [fault];
      const interactions = more.length === 1 ? 'interaction' : 'interactions';
      return [`${fault}\nthe same in ${more.length} more ${interactions}: ${more.join('; ')}`];
    });
    if (lines.length === 0) return [];
    return [`${[description, ...lines, ...(call ? [call] : [])].map(indented).join('\n  ')}\n`];
  });
}

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

function row({ description, faults, call }: Verified): string {
  const [state, mark] = faults.length === 0 ? ['holds', '✓'] : ['fails', '✗'];
  const said = faults.map((fault) => `<p>${escaped(fault)}</p>`).join('');
  const answer = call ? `<pre>${escaped(call)}</pre>` : '';
  return `<tr class="${state}"><th scope="row">${escaped(description)}</th><td>${mark} ${state}</td><td>${said}${answer}</td></tr>`;
}

/** The report of a verification as a page by itself: what does not hold comes first. */
export function html(verified: readonly Verified[], url: string): string {
  const [failing, holding] = [true, false].map((fails) =>
    verified.filter(({ faults }) => faults.length > 0 === fails),
  ) as [Verified[], Verified[]];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${holding.length} of ${verified.length} interactions hold</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 1rem auto; padding: 0 1rem; max-width: 75rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; border-top: 1px solid; overflow-wrap: anywhere }
td:nth-child(2) { white-space: nowrap }
.fails td:nth-child(2) { font-weight: bold }
p, pre { margin: 0; white-space: pre-wrap }
</style>
<h1>${holding.length} of ${verified.length} interactions hold</h1>
<p>${escaped(url)}</p>
<table>
<thead><tr><th scope="col">Interaction</th><th scope="col">State</th><th scope="col">What is wrong</th></tr></thead>
<tbody>
${[...failing, ...holding].map(row).join('\n')}
</tbody>
</table>
</html>
`;
}
