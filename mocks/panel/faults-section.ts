import type { FaultRule } from '@mocks/handlers/faults';
import { html, type Html } from './html.ts';

const KINDS: Record<FaultRule['kind'], string> = {
  status: 'Problem document',
  html: 'HTML page',
  broken_json: 'Broken JSON',
  empty_object: 'Empty object {}',
  reset: 'Broken connection',
  delay: 'Only a delay',
};

/** Those that fit every kind that answers with a status. */
const STATUSES = [500, 503, 429];

function describe(rule: FaultRule): string {
  const { kind, times, delay_ms: delay, after } = rule;
  const parts = [
    KINDS[kind],
    'status' in rule && rule.status !== undefined && `status ${rule.status}`,
    times == null ? 'until cleared' : `${times}×`,
    delay !== undefined && `after ${delay} ms`,
    after && 'the operation is carried out first',
  ];
  return parts.filter(Boolean).join(' · ');
}

const options = (values: readonly (readonly [value: string | number, label: string])[]) =>
  values.map(([value, label]) => html`<option value="${value}">${label}</option>`);

/** The failures that are switched on, and a form to switch on another one. */
export function faultsSection(rules: readonly FaultRule[], targets: readonly string[]): Html {
  return html`<section id="faults" aria-labelledby="faults-heading">
    <div class="head">
      <h2 id="faults-heading">Faults</h2>
      ${
        rules.length > 0 &&
        html`<form method="post" action="/_mock/faults/clear">
          <button type="submit">Clear all faults</button>
        </form>`
      }
    </div>
    <p class="muted">Make the backend fail on purpose and see what the app does.</p>
    ${
      rules.length > 0 &&
      html`<ul>
        ${rules.map((rule) => html`<li><code>${rule.target}</code> ${describe(rule)}</li>`)}
      </ul>`
    }
    <form class="fields" method="post" action="/_mock/faults/add">
      <label>Operation or path <input name="target" list="fault-targets" value="/api/" required /></label>
      <datalist id="fault-targets">
        ${targets.map((target) => html`<option value="${target}"></option>`)}
      </datalist>
      <label
        >Fault
        <select name="kind">
          ${options(Object.entries(KINDS))}
        </select></label
      >
      <label
        >Status
        <select name="status">
          ${options([['', 'default'], ...STATUSES.map((status) => [status, String(status)] as const)])}
        </select></label
      >
      <label
        >Times <input name="times" type="number" min="1" step="1" value="1" placeholder="until cleared"
      /></label>
      <label
        >Delay in ms <input name="delay_ms" type="number" min="0" max="120000" step="1" placeholder="none"
      /></label>
      <button type="submit">Switch on</button>
    </form>
  </section>`;
}
