/** HTML text whose values are escaped; only `html` creates it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value in a template: text is escaped, `null` and `false` are omitted, lists are joined. */
type TemplateValue = Html | string | number | null | false | readonly TemplateValue[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(value: TemplateValue): string {
  if (value instanceof Html) return value.text;
  if (value === null || value === false) return '';
  if (typeof value === 'object') return value.map(render).join('');
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** A template tag that escapes its values for text and quoted attributes. */
export function html(strings: TemplateStringsArray, ...values: TemplateValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(render)));
}
