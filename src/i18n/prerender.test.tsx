import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import { useI18n } from './context';
import { I18nProvider } from './provider';

function Screen() {
  const { LL } = useI18n();
  return <h1>{LL.errors.notFound.title()}</h1>;
}

it('renders without a browser when the words are given', () => {
  const html = renderToString(
    <I18nProvider locale="cs" initial={{ cs }}>
      <Screen />
    </I18nProvider>,
  );
  expect(html).toBe('<h1>Stránka nenalezena</h1>');
});

it('says what is wrong when the provider is missing', () => {
  expect(() => renderToString(<Screen />)).toThrow('I18nProvider');
});
