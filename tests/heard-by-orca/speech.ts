import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Processes } from './processes.ts';

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
/** How long nothing is said, and nothing done by any program of the session, before a step is over. */
const SILENCE_MS = 1000;
/** The same for a step in which nothing is said at all. */
const NOTHING_MS = 3000;
const LIMIT_MS = 40_000;
/** The processor time that idle programs need within the time of `IDLE_MS`. */
const NOISE_MS = 30;
const IDLE_MS = 300;

/** Reads the log of orca-customizations.py. */
export class Speech {
  #read = 0;
  #utterances = new Map<number, Utterance>();

  readonly #path: string;
  readonly #processes: Processes;

  constructor(path: string, processes: Processes) {
    this.#path = path;
    this.#processes = processes;
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
    let checkedAt = startedAt;
    let spent = this.#processes.processorTime();
    while (Date.now() - startedAt < LIMIT_MS) {
      await wait(POLL_MS);
      const now = Date.now();
      const isSpeaking = [...this.#utterances.values()].some(({ state }) => state === 'open');
      if (this.#update() || isSpeaking) changedAt = now;
      if (now - checkedAt >= IDLE_MS) {
        const spentNow = this.#processes.processorTime();
        if (spentNow - spent > NOISE_MS) changedAt = Math.max(changedAt, now - IDLE_MS / 2);
        [spent, checkedAt] = [spentNow, now];
      }
      const silence = this.#utterances.size > 0 ? silenceMs : Math.max(silenceMs, NOTHING_MS);
      if (now - changedAt > silence && this.hasHeard(text)) break;
    }
    return [...this.#utterances.values()];
  }
}
