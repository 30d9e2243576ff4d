import { virtual } from '@guidepup/virtual-screen-reader';

/** What a screen reader says at one place. */
export interface Phrase {
  /** As ARIA calls it, a heading with its level; empty for text. */
  role: string;
  /** Name, description and state, or the text. */
  said: string;
  /** What is said in it. */
  inner: Phrase[];
}

/** What a phone does not show; jsdom has no style. */
const phone =
  '.hidden, .max-md\\:hidden, .max-\\[18rem\\]\\:hidden, details:not([open]) > :not(summary), select > * { display: none }';

/** Read by their name, and not by what stands in them. */
const whole = 'button link heading image checkbox combobox menuitem menuitemcheckbox'.split(' ');
/** Named by no reader: what stands in them is read as one text. */
const inline = ['paragraph', 'time', 'caption', 'separator'];
/** Said only where something stands in them. */
const around =
  'banner navigation main contentinfo region article form group list listitem term definition menu table rowgroup row status alert log'.split(
    ' ',
  );
const leaves = 'textbox listbox columnheader rowheader cell'.split(' ');
const roles = new Set([...whole, ...inline, ...around, ...leaves]);

/** Where an item stands among the others is no word of the page. */
const places = /(?:^|, )(?:level \d+|position \d+|set size \d+|orientated \w+)(?=,|$)/gu;

/** Where what begins at `start` ends; `start` itself when nothing stands in it. */
function endOf(log: readonly string[], start: number): number {
  const begins = log[start] ?? '';
  let open = 0;
  for (let at = start; at < log.length; at += 1) {
    if (log[at] === begins) open += 1;
    if (log[at] === `end of ${begins}` || log[at] === `end, ${begins}`) open -= 1;
    if (open === 0) return at;
  }
  return start;
}

const text = (said: string): Phrase => ({ role: '', said, inner: [] });

const isText = ({ role }: Phrase): boolean => role === '';

const inOneLine = (parts: readonly Phrase[]): string =>
  parts
    .map(({ said }) => said)
    .join(' ')
    .replaceAll(/ (?=[,.)])|(?<=\() /gu, '');

function phraseOf(line: string, inner: Phrase[]): Phrase[] {
  const role = line.split(', ', 1)[0] ?? '';
  if (/^(?:not )?busy$/u.test(role)) return inner;
  if (!roles.has(role)) return [text(line), ...inner];
  const said = line.slice(role.length + 2).replaceAll(places, '');
  if (inline.includes(role))
    return inner.length > 0 && inner.every(isText) ? [text(inOneLine(inner))] : inner;
  if (role === 'heading') {
    const link = inner.find((phrase) => phrase.role === 'link');
    const level = `heading ${/level (\d)/u.exec(line)?.[1] ?? ''}`;
    return [link ? { ...link, role: `${level}, link` } : { role: level, said, inner: [] }];
  }
  return [{ role, said, inner: whole.includes(role) ? [] : inner }];
}

/** Heard only once there is something in it. */
const isLive = (role: string): boolean => ['status', 'alert', 'log'].includes(role);

function phrasesOf(log: readonly string[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < log.length; at += 1) {
    const end = endOf(log, at);
    phrases.push(...phraseOf(log[at] ?? '', phrasesOf(log.slice(at + 1, end))));
    at = end;
  }
  return phrases.filter(({ role, inner }) => !isLive(role) || inner.length > 0);
}

/** The page, or a part of it, as it is read from its beginning to its end on a phone. It is of no further use then. */
export async function listen(container: Element = document.body): Promise<Phrase[]> {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = phone;
  // The library says the value of a choice in place of its words.
  for (const option of document.querySelectorAll('option')) option.removeAttribute('value');
  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  while (!(await virtual.lastSpokenPhrase()).startsWith(`end of ${first}`)) await virtual.next();
  const all = await virtual.spokenPhraseLog();
  // The text of a fold is said once more within it.
  const log = all.filter((line, index) => all[index + 1] !== `end, ${line}`);
  await virtual.stop();
  style.remove();
  return phrasesOf(first === 'document' ? log.slice(1, -1) : log);
}

/** Phrases in their order, without what they stand in. */
export const inOrder = (phrases: readonly Phrase[]): Phrase[] =>
  phrases.flatMap((phrase) => [phrase, ...inOrder(phrase.inner)]);

/** One line for each phrase, further in where it stands in another. */
export const written = (phrases: readonly Phrase[], indent = ''): string =>
  phrases
    .map(
      ({ role, said, inner }) =>
        `${indent}${[role, said].filter(Boolean).join(': ')}\n${written(inner, `${indent}  `)}`,
    )
    .join('');
