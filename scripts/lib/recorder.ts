/** What happens between Pact's verifier and a backend, held against the contract (docs/provider.md). */
import { HOOK } from '../../tests/answers/hook.ts';
import { answerFaults, isPrivateField, languageFault, parseJson } from '../../tests/contract/conformance.ts';
import { timeFaults } from '../../tests/contract/times.ts';
import { operationAt } from '../contract/document.ts';
import { startAnswerProxy, type Answer, type Call } from './answer-proxy.ts';
import { load } from './load.ts';

/** One interaction: the states that could not be made true, and the call. */
export interface Exchange {
  failedStates: string[];
  call?: { request: string; answer: Answer; faults: string[] };
}

/** The status that Pact gets in place of what is broken: no interaction expects it, and a hook that answers 5xx is asked again for a minute. */
const BROKEN = 424;

/** A text, cut where it gets long. */
export const cut = (text: string, most = 300): string =>
  text.length > most ? `${text.slice(0, most)} … (${text.length} characters)` : text;

/** The JSON that was sent, in words: without it nobody sees what an answer should have refused. */
const bodyIn = ({ headers, body }: Call): string =>
  headers['content-type']?.startsWith('application/json') ? ` with ${cut(String(body))}` : '';

const wordsOf = ({ text }: Answer) => {
  const { code, title, detail } = JSON.parse(text) as Record<string, unknown>;
  return { code, words: JSON.stringify([title, detail]) };
};

/** A refusal changes nothing, so it can be asked for once more in the other language. */
async function languageFaults({ headers, ask }: Call, answer: Answer): Promise<string[]> {
  const asked = headers['accept-language'] ?? 'cs';
  const inOther = asked === 'cs' ? 'en' : 'cs';
  const other = await ask({ 'accept-language': inOther });
  const wrong = (language: string, { headers: given }: Answer) =>
    languageFault(language, given['content-language']);
  if (other.status !== answer.status || other.headers['content-type'] !== answer.headers['content-type'])
    return wrong(asked, answer);
  const [mine, its] = [wordsOf(answer), wordsOf(other)];
  const same = mine.code === its.code && mine.words === its.words;
  return [
    ...wrong(asked, answer),
    ...wrong(inOther, other),
    ...(same ? [`title and detail are the same in cs and in en: ${mine.words}`] : []),
  ];
}

/** What is wrong with an answer: by the contract, and for an app that follows no redirect. */
async function faultsOf(call: Call, answer: Answer): Promise<string[]> {
  const { status, headers, text } = answer;
  if (status >= 300 && status < 400)
    return [`redirects to ${headers['location']}: answer at the address itself, the app follows no redirect`];
  const operation = operationAt(call.method, call.address.replace(/\?.*/, ''));
  if (!operation) return ['the contract has no such operation'];
  // Without any headers nobody has answered but the proxy.
  const isAnswered = status !== 504 || Object.keys(headers).length > 0;
  const faults = [
    ...(await answerFaults(operation.id, new Response(text || null, { status, headers }), isPrivateField)),
    ...(isAnswered ? timeFaults(operation.id, new Headers(headers), parseJson(text)) : []),
  ];
  if (faults.length > 0 || status < 400) return faults;
  return languageFaults(call, answer);
}

/** A fault without the place in a list and the value: what many may have alike. */
export const kindOf = (fault: string): string =>
  fault.replaceAll(/\/\d+|\[\d+\]/g, '*').replace(/, not .*|: Expected .*/s, '');

/** Of what is wrong with the items of a list alike, the first. */
export const firstOfEach = (faults: string[]): string[] => {
  const kinds = faults.map(kindOf);
  return faults.filter((_, at) => kinds.indexOf(kinds[at]!) === at);
};

/** Starts it before a backend and its hook; `exchanges` grows in the order of the verifier's interactions. */
export async function startRecorder(url: string, hook: string) {
  const { stateFault } =
    await load<typeof import('../../tests/answers/states.ts')>('tests/answers/states.ts');
  const exchanges: Exchange[] = [];
  let last = 'call';
  const current = (step: 'setup' | 'call'): Exchange => {
    if (last !== 'setup') exchanges.push({ failedStates: [] });
    last = step;
    return exchanges.at(-1)!;
  };

  async function changeState({ body, ask }: Call): Promise<Answer> {
    const { state = '', action } = JSON.parse(body.toString()) as Record<string, string>;
    const answer = await ask();
    const exchange = action === 'setup' ? current('setup') : exchanges.at(-1);
    const failed = answer.status !== 200 && `the ${action} of the state "${state}" failed`;
    const fault = failed || (action === 'setup' && stateFault(state, parseJson(answer.text)));
    // After a state that failed Pact goes on with the next interaction.
    if (action !== 'setup' || fault) last = 'teardown';
    if (!fault) return answer;
    exchange?.failedStates.push(`${fault}: POST ${hook} answered ${answer.status}: ${cut(answer.text)}`);
    return { ...answer, status: BROKEN };
  }

  async function record(call: Call): Promise<Answer> {
    if (call.address === HOOK) return changeState(call);
    const exchange = current('call');
    const answer = await call.ask();
    const faults = firstOfEach(await faultsOf(call, answer));
    exchange.call = { request: `${call.method} ${url}${call.address}${bodyIn(call)}`, answer, faults };
    return faults.length > 0 ? { ...answer, status: BROKEN } : answer;
  }

  const proxy = await startAnswerProxy((address) => (address === HOOK ? hook : url + address), record);
  return { ...proxy, exchanges };
}
