/** Whether the name of a number below a thousand begins with two consonants or a hissing one: dva, tři, čtyři, šest, sedm, sto. */
function isHardAfterZ(count: number): boolean {
  const hard = (digit: number): boolean => [2, 3, 4, 6, 7].includes(digit);
  if (count >= 200) return hard(Math.floor(count / 100));
  if (count >= 100) return true;
  if (count >= 20) return hard(Math.floor(count / 10));
  return hard(count % 10);
}

/**
 * The Czech preposition "z" in the form that can be said before a number written in figures: "z 5", "ze 4", "ze 34", "z 1 000".
 * What is heard first decides: the thousands, then the hundreds; one thousand is just "tisíc", with "z" as one has.
 */
export function zBefore(count: number): 'z' | 'ze' {
  let first = Math.floor(Math.abs(count));
  while (first >= 1000) first = Math.floor(first / 1000);
  return isHardAfterZ(first) ? 'ze' : 'z';
}

/** Weekdays that change behind "do"; "pondělí", "úterý" and "neděle" stay as they are. */
const weekdaysAfterDo: Record<string, string> = {
  středa: 'středy',
  čtvrtek: 'čtvrtka',
  pátek: 'pátku',
  sobota: 'soboty',
};

/** A day that begins with its weekday as it stands behind "do": "čtvrtka 26. 11." for "čtvrtek 26. 11.". */
export const afterDo = (day: string): string =>
  day.replace(/^\p{L}+/u, (weekday) => weekdaysAfterDo[weekday] ?? weekday);
