import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckboxField } from './checkbox-field';
import { Input } from './field';

it.each([<Input key="text" required />, <CheckboxField key="checkbox" label="" required />])(
  'says that a control is required without making its empty value invalid',
  (control) => {
    const html = renderToStaticMarkup(control);
    expect(html).toContain('aria-required="true"');
    expect(html).not.toContain(' required');
  },
);
