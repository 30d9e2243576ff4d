import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

type Event =
  | { event: 'say'; id: number; text: string; lang: string }
  | { event: 'end'; id: number }
  | { event: 'cut'; ids: number[] };

/** What Orca has handed to the voice; `cut` when it stopped the voice before the end. */
export interface Utterance {
  text: string;
  lang: string;
  state: 'open' | 'said' | 'cut';
}

const POLL_MS = 50;
/** How long nothing is said before a step is over. */
const SILENCE_MS = 2000;
/** How long nothing is said before a step is over in which nothing is said at all. */
const NOTHING_MS = 4000;
/** How long Orca does nothing meanwhile, so that on a busy machine nothing is on its way. */
const IDLE_MS = 500;
const LIMIT_MS = 40_000;
const TICK_MS = 10;

/** The processor time of a process in milliseconds; 0 once it has ended. */
function processorTime(pid: number): number {
  try {
    const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\w )/);
    const values = fields!.split(' ');
    return (Number(values[11]) + Number(values[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** Reads the log of orca-customizations.py. */
export class Speech {
  #read = 0;
  #utterances = new Map<number, Utterance>();

  readonly #path: string;
  readonly #orcaPid: number;

  constructor(path: string, orcaPid: number) {
    this.#path = path;
    this.#orcaPid = orcaPid;
  }

  #update(): boolean {
    const text = readFileSync(this.#path, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    if (end === this.#read) return false;
    for (const line of text.slice(this.#read, end).trim().split('\n')) {
      const event = JSON.parse(line) as Event;
      if (event.event === 'say')
        this.#utterances.set(event.id, { text: event.text, lang: event.lang, state: 'open' });
      else
        for (const id of event.event === 'cut' ? event.ids : [event.id]) {
          const utterance = this.#utterances.get(id);
          if (utterance) utterance.state = event.event === 'cut' ? 'cut' : 'said';
        }
    }
    this.#read = end;
    return true;
  }

  /** Forgets what was said until now. */
  forget(): void {
    this.#update();
    this.#utterances.clear();
  }

  hasHeard = (text: string): boolean =>
    text === '' || [...this.#utterances.values()].some((utterance) => utterance.text.includes(text));

  /** Resolves once `text` (by default nothing) was said and then nothing more is said for a while; after a limit in any case. */
  async untilSilent(text = '', silenceMs = SILENCE_MS): Promise<Utterance[]> {
    const startedAt = Date.now();
    let changedAt = startedAt;
    let busyAt = startedAt;
    let spent = processorTime(this.#orcaPid);
    while (Date.now() - startedAt < LIMIT_MS) {
      await wait(POLL_MS);
      const now = Date.now();
      const isSpeaking = [...this.#utterances.values()].some(({ state }) => state === 'open');
      if (this.#update() || isSpeaking) changedAt = now;
      const spentNow = processorTime(this.#orcaPid);
      if (spentNow - spent > TICK_MS) {
        spent = spentNow;
        busyAt = now;
      }
      const silence = this.#utterances.size > 0 ? silenceMs : NOTHING_MS;
      const isSilent = now - changedAt > silence && now - busyAt > Math.min(IDLE_MS, silenceMs);
      if (isSilent && this.hasHeard(text)) break;
    }
    return [...this.#utterances.values()];
  }
}
