/** Text that is HTML already; only `html` makes it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: texts are escaped, `null` and `false` are left out, lists are joined. */
type TemplateValue = Html | string | number | null | false | readonly TemplateValue[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(part: TemplateValue): string {
  if (part instanceof Html) return part.text;
  if (part === null || part === false) return '';
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** A template whose values are escaped for text and for quoted attributes: names and messages are written by people. */
export function html(strings: TemplateStringsArray, ...values: TemplateValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(render)));
}
