import type { Verified } from './verifier.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => escapes[sign]!);

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
