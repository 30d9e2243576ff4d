/** Records the calls of Pact's verifier to a backend, and checks the answers against the contract (docs/provider.md). */
import { HOOK_PATH } from '../../tests/answers/hook.ts';
import { answerFaults, languageFaults, parseJson } from '../../tests/contract/conformance.ts';
import { timeFaults } from '../../tests/contract/times.ts';
import { isPrivateField } from '../../tests/contract/validate.ts';
import { operationAt } from '../contract/document.ts';
import { startAnswerProxy, type Answer, type Call } from './answer-proxy.ts';
import { load } from './load.ts';

/** One interaction: the faults of its provider states, and its call. */
export interface Exchange {
  stateFaults: string[];
  call?: { request: string; answer: Answer; faults: string[] };
}

/** The status that Pact gets for a faulty answer. No interaction expects this status, and unlike after a 5xx, Pact does not repeat the call. */
const FAULTY_ANSWER_STATUS = 424;

/** The text's first `maxLength` characters, and its length if it is longer. */
export const truncate = (text: string, maxLength = 300): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)} … (${text.length} characters)` : text;

/** The text ` with ` and a call's JSON body, for the report; empty for other bodies. */
const bodyText = ({ headers, body }: Call): string =>
  headers['content-type']?.startsWith('application/json') ? ` with ${truncate(String(body))}` : '';

const problemTexts = ({ text }: Answer) => {
  const { code, title, detail } = JSON.parse(text) as Record<string, unknown>;
  return { code, texts: JSON.stringify([title, detail]) };
};

/** Sends a refused call again in the other language, and checks both answers. Repeating a refused call is safe, because it has changed nothing. */
async function bothLanguagesFaults({ headers, askBackend }: Call, answer: Answer): Promise<string[]> {
  const language = headers['accept-language'] ?? 'cs';
  const otherLanguage = language === 'cs' ? 'en' : 'cs';
  const otherAnswer = await askBackend({ 'accept-language': otherLanguage });
  const faults = languageFaults(language, answer.headers['content-language']);
  const isSameAnswer =
    otherAnswer.status === answer.status &&
    otherAnswer.headers['content-type'] === answer.headers['content-type'];
  if (!isSameAnswer) return faults;
  const [problem, otherProblem] = [problemTexts(answer), problemTexts(otherAnswer)];
  const isSameText = problem.code === otherProblem.code && problem.texts === otherProblem.texts;
  return [
    ...faults,
    ...languageFaults(otherLanguage, otherAnswer.headers['content-language']),
    ...(isSameText ? [`title and detail are the same in cs and in en: ${problem.texts}`] : []),
  ];
}

/** The faults of an answer: violations of the contract, and redirects, which the app does not follow. */
async function faultsOf(call: Call, answer: Answer): Promise<string[]> {
  const { status, headers, text } = answer;
  if (status >= 300 && status < 400)
    return [`redirects to ${headers['location']}: answer at the address itself, the app follows no redirect`];
  const operation = operationAt(call.method, call.address.replace(/\?.*/, ''));
  if (!operation) return ['the contract has no such operation'];
  // A 504 without headers comes from the proxy, not from the backend.
  const isAnswered = status !== 504 || Object.keys(headers).length > 0;
  const faults = [
    ...(await answerFaults(operation.id, new Response(text || null, { status, headers }), isPrivateField)),
    ...(isAnswered ? timeFaults(new Headers(headers), parseJson(text)) : []),
  ];
  if (faults.length > 0 || status < 400) return faults;
  return bothLanguagesFaults(call, answer);
}

/** The text of a fault without list indexes and values, which is the same for equal faults. */
export const faultKindOf = (fault: string): string =>
  fault.replaceAll(/\/\d+|\[\d+\]/g, '*').replace(/, not .*|: Expected .*/s, '');

export const firstFaultOfEachKind = (faults: string[]): string[] => {
  const kinds = faults.map(faultKindOf);
  return faults.filter((_, index) => kinds.indexOf(kinds[index]!) === index);
};

/** Starts the proxy that records the calls to the backend at `url` and to `statesUrl`, its hook for provider states. The returned `exchanges` have the order of the verifier's interactions. */
export async function startRecorder(url: string, statesUrl: string) {
  const { stateFault } =
    await load<typeof import('../../tests/answers/states.ts')>('tests/answers/states.ts');
  const exchanges: Exchange[] = [];
  let lastStep = 'call';
  const startOrContinueExchange = (step: 'setup' | 'call'): Exchange => {
    if (lastStep !== 'setup') exchanges.push({ stateFaults: [] });
    lastStep = step;
    return exchanges.at(-1)!;
  };

  async function changeState({ body, askBackend }: Call): Promise<Answer> {
    const { state = '', action } = JSON.parse(body.toString()) as Record<string, string>;
    const answer = await askBackend();
    const exchange = action === 'setup' ? startOrContinueExchange('setup') : exchanges.at(-1);
    const failureText = answer.status !== 200 && `the ${action} of the state "${state}" failed`;
    const fault = failureText || (action === 'setup' && stateFault(state, parseJson(answer.text)));
    // After a failed state Pact goes on with the next interaction.
    if (action !== 'setup' || fault) lastStep = 'teardown';
    if (!fault) return answer;
    exchange?.stateFaults.push(
      `${fault}: POST ${statesUrl} answered ${answer.status}: ${truncate(answer.text)}`,
    );
    return { ...answer, status: FAULTY_ANSWER_STATUS };
  }

  async function record(call: Call): Promise<Answer> {
    if (call.address === HOOK_PATH) return changeState(call);
    const exchange = startOrContinueExchange('call');
    const answer = await call.askBackend();
    const faults = firstFaultOfEachKind(await faultsOf(call, answer));
    exchange.call = { request: `${call.method} ${url}${call.address}${bodyText(call)}`, answer, faults };
    return faults.length > 0 ? { ...answer, status: FAULTY_ANSWER_STATUS } : answer;
  }

  const proxy = await startAnswerProxy((path) => (path === HOOK_PATH ? statesUrl : url + path), record);
  return { ...proxy, exchanges };
}
