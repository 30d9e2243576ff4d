import { virtual } from '@guidepup/virtual-screen-reader';

/** A phrase that a screen reader says. */
export interface Phrase {
  /** The ARIA role, for a heading with its level; empty for text. */
  role: string;
  /** Name, description and state, or the text. */
  spoken: string;
  children: Phrase[];
}

/** Hides the elements that the app does not show on a phone, because jsdom has no style sheet. */
const phoneStyle =
  '.hidden, .max-md\\:hidden, .max-\\[18rem\\]\\:hidden, details:not([open]) > :not(summary), select > * { display: none }';

/** Roles that are read by their name, without their content. */
const namedRoles = 'button link heading image checkbox combobox menuitem menuitemcheckbox'.split(' ');
/** Roles that no screen reader names; their content is read as one text. */
const inlineRoles = ['paragraph', 'time', 'caption', 'separator'];
const containerRoles =
  'banner navigation main contentinfo region article form group list listitem term definition menu table rowgroup row status alert log'.split(
    ' ',
  );
const leafRoles = 'textbox listbox columnheader rowheader cell'.split(' ');
const roles = new Set([...namedRoles, ...inlineRoles, ...containerRoles, ...leafRoles]);

/** Matches the position or level that the library adds to a phrase. */
const positionPattern = /(?:^|, )(?:level \d+|position \d+|set size \d+|orientated \w+)(?=,|$)/gu;

/** The index of the line that ends the element begun at line `start`; `start` itself for an element without content. */
function endOf(log: readonly string[], start: number): number {
  const startLine = log[start] ?? '';
  let depth = 0;
  for (let index = start; index < log.length; index += 1) {
    if (log[index] === startLine) depth += 1;
    if (log[index] === `end of ${startLine}` || log[index] === `end, ${startLine}`) depth -= 1;
    if (depth === 0) return index;
  }
  return start;
}

const textPhrase = (spoken: string): Phrase => ({ role: '', spoken, children: [] });

const isText = ({ role }: Phrase): boolean => role === '';

const joinTexts = (parts: readonly Phrase[]): string =>
  parts
    .map(({ spoken }) => spoken)
    .join(' ')
    .replaceAll(/ (?=[,.)])|(?<=\() /gu, '');

function phraseOf(line: string, children: Phrase[]): Phrase[] {
  const role = line.split(', ', 1)[0] ?? '';
  if (/^(?:not )?busy$/u.test(role)) return children;
  if (!roles.has(role)) return [textPhrase(line), ...children];
  const spoken = line.slice(role.length + 2).replaceAll(positionPattern, '');
  if (inlineRoles.includes(role))
    return children.length > 0 && children.every(isText) ? [textPhrase(joinTexts(children))] : children;
  if (role === 'heading') {
    const link = children.find((phrase) => phrase.role === 'link');
    const level = `heading ${/level (\d)/u.exec(line)?.[1] ?? ''}`;
    return [link ? { ...link, role: `${level}, link` } : { role: level, spoken, children: [] }];
  }
  return [{ role, spoken, children: namedRoles.includes(role) ? [] : children }];
}

/** Whether the role is a live region, which is silent while it is empty. */
const isLive = (role: string): boolean => ['status', 'alert', 'log'].includes(role);

function phrasesOf(log: readonly string[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let index = 0; index < log.length; index += 1) {
    const end = endOf(log, index);
    phrases.push(...phraseOf(log[index] ?? '', phrasesOf(log.slice(index + 1, end))));
    index = end;
  }
  return phrases.filter(({ role, children }) => !isLive(role) || children.length > 0);
}

/** Reads the container from beginning to end, as on a phone. It changes the DOM, so a test cannot continue with it. */
export async function readAloud(container: Element = document.body): Promise<Phrase[]> {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = phoneStyle;
  // The library reads the value of an option in place of its text.
  for (const option of document.querySelectorAll('option')) option.removeAttribute('value');
  await virtual.start({ container });
  const firstPhrase = await virtual.lastSpokenPhrase();
  while (!(await virtual.lastSpokenPhrase()).startsWith(`end of ${firstPhrase}`)) await virtual.next();
  const allLines = await virtual.spokenPhraseLog();
  // The library repeats the text of a `summary` inside it.
  const log = allLines.filter((line, index) => allLines[index + 1] !== `end, ${line}`);
  await virtual.stop();
  style.remove();
  return phrasesOf(firstPhrase === 'document' ? log.slice(1, -1) : log);
}

export const flattenPhrases = (phrases: readonly Phrase[]): Phrase[] =>
  phrases.flatMap((phrase) => [phrase, ...flattenPhrases(phrase.children)]);

/** One line for each phrase, indented within its container. */
export const formatPhrases = (phrases: readonly Phrase[], indent = ''): string =>
  phrases
    .map(
      ({ role, spoken, children }) =>
        `${indent}${[role, spoken].filter(Boolean).join(': ')}\n${formatPhrases(children, `${indent}  `)}`,
    )
    .join('');
