import { localeFormats, type Locale } from '@/lib/locale';
import { memoised } from './intl';

/** The contract's amount: integer minor units (haléře, cents) and an ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: string;
}

const numberFormat = memoised(
  (locale: Locale, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(localeFormats[locale], options),
);

/** A number with the language's separators: "1 234,5", "1,234.5". */
export const formatNumber = (locale: Locale, value: number): string => numberFormat(locale, {}).format(value);

/** Whether the Czech word for a number below 1,000 begins with two consonants or a sibilant: dva, tři, čtyři, šest, sedm, sto. */
function needsVowelAfterZ(count: number): boolean {
  const needsVowel = (digit: number): boolean => [2, 3, 4, 6, 7].includes(digit);
  if (count >= 200) return needsVowel(Math.floor(count / 100));
  if (count >= 100) return true;
  if (count >= 20) return needsVowel(Math.floor(count / 10));
  return needsVowel(count % 10);
}

/** The form of the Czech preposition "z" before a number: "z 5", "ze 34", "z 1 000". The number's first spoken word decides. */
export function czechPrepositionZ(count: number): 'z' | 'ze' {
  let leadingNumber = Math.floor(Math.abs(count));
  while (leadingNumber >= 1000) leadingNumber = Math.floor(leadingNumber / 1000);
  return needsVowelAfterZ(leadingNumber) ? 'ze' : 'z';
}

/** A total with its preposition: "ze 34", "of 34". */
export const formatOutOf = (locale: Locale, value: number): string =>
  `${locale === 'cs' ? czechPrepositionZ(value) : 'of'}\u00a0${formatNumber(locale, value)}`;

/** A share between 0 and 1 as whole per cent: "87 %", "87%". */
export const formatPercent = (locale: Locale, share: number): string =>
  numberFormat(locale, { style: 'percent' }).format(share);

/** The decimals of a currency's minor unit by ISO 4217, where they are not 2. An engine's own digits are those that it would show. */
const minorUnitDigits: Record<string, number> = Object.fromEntries(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  }).flatMap(([digits, currencies]) => currencies.split(' ').map((currency) => [currency, Number(digits)])),
);

/** A price: "150 Kč", "CZK 150"; a whole amount has no decimals. */
export function formatMoney(locale: Locale, { amount, currency }: Money): string {
  const digits = minorUnitDigits[currency] ?? 2;
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount / 10 ** digits);
}

/** A distance: "2,4 km", "2.4 km"; whole kilometres from 10 km on, and at least 0.1 km. */
export function formatDistance(locale: Locale, kilometres: number): string {
  const digits = kilometres < 9.95 ? 1 : 0;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = numberFormat(locale, { style: 'unit', unit: 'kilometer', ...fraction });
  return format.format(Math.max(0.1, kilometres));
}

const listFormat = memoised(
  (locale: Locale, type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(localeFormats[locale], { type }),
);

/** Items joined as in a sentence: "fotbal, hokej a badminton", or with "nebo" for a disjunction. */
export const formatList = (
  locale: Locale,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => listFormat(locale, type).format(items);
