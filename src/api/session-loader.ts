import { NetworkError, SessionExpiredError } from './problem';
import type { TabSession, Term } from './tab-session';

interface SessionLoaderOptions<S> {
  /** The session call. */
  readonly call: (signal: AbortSignal) => Promise<S>;
  /** The session that the device has kept for those cookies, or null; never rejects. */
  readonly recall: (identity: string) => Promise<S | null>;
  /** Told of every failure that keeps the session. */
  readonly report: (error: unknown) => void;
}

/** Loads the session of a tab, once however many ask for it. */
interface SessionLoader {
  /** Loads in the background; the failure is in the state. */
  readonly start: () => void;
  /**
   * Resolves once it is known who is signed in; rejects as `Auth.ensure` says. A failure of `start` that nobody has met yet
   * is its answer too: a screen whose code came after it is not one more attempt.
   */
  readonly ensure: () => Promise<void>;
  /** Loads again what could not be loaded; the failure stays shown until there is an answer. */
  readonly retry: () => void;
  /** Something has changed here: a call on its way may be answered with what was before, so it is given up and sent anew. */
  readonly dropAnswer: () => void;
  /** Something has changed elsewhere: the same, and what is there already is loaded again. */
  readonly loadAnew: () => void;
}

/** Something that is done once for a term. */
interface Once {
  readonly term: Term;
  readonly done: Promise<void>;
}

const ignore = (): void => undefined;

export function createSessionLoader<S>(
  tab: TabSession<S>,
  { call, recall, report }: SessionLoaderOptions<S>,
): SessionLoader {
  let loading: Once | null = null;
  let recalling: Once | null = null;
  /** What `start` ended in, until somebody who needs the session has met it. */
  let unmet: unknown = null;
  /** Gives up the last call. */
  let sent = new AbortController();

  async function recallFor(term: Term): Promise<void> {
    const session = term.identity === null ? null : await recall(term.identity);
    tab.reconcile();
    if (session === null || tab.term() !== term || tab.state().status !== 'loading') return;
    tab.set({ session, status: 'authenticated', isKept: true });
  }

  /** Shows what was kept for these cookies until the session itself is there. */
  function recallOnce(term: Term): Promise<void> {
    if (recalling?.term !== term) recalling = { term, done: recallFor(term) };
    return recalling.done;
  }

  async function loadFor(term: Term): Promise<void> {
    const { signal } = (sent = new AbortController());
    const outcome = await call(signal).then(
      (session) => ({ session }),
      (failure: unknown) => ({ failure }),
    );
    if ('failure' in outcome) await recallOnce(term);
    tab.reconcile();
    if (tab.term() !== term) {
      if (tab.term().isAfterExpiry) throw new SessionExpiredError();
      // Another session began meanwhile; whoever waits asks for the present one.
      return load();
    }
    if (signal.aborted) return loadFor(term);
    if ('session' in outcome)
      return tab.set({ ...outcome, status: 'authenticated', isKept: false, error: null });
    if (tab.state().status === 'loading' || tab.state().isKept) tab.set({ error: outcome.failure });
    // Without a network, what is kept is what there is: nothing has gone wrong.
    if (!(tab.state().isKept && outcome.failure instanceof NetworkError)) report(outcome.failure);
    throw outcome.failure;
  }

  function run(): Promise<void> {
    const term = tab.term();
    if (loading?.term === term) return loading.done;
    const done = loadFor(term).finally(() => {
      if (loading?.term === term) loading = null;
    });
    loading = { term, done };
    return done;
  }

  function load(): Promise<void> {
    tab.reconcile();
    const { status, error } = tab.state();
    if (status !== 'loading') {
      retry();
      return Promise.resolve();
    }
    if (error !== null) tab.set({ error: null });
    const done = run();
    return untilKnown(recallOnce(tab.term()), done);
  }

  /** Until it is known who is signed in, be it by what was kept; rejects when nothing tells. */
  async function untilKnown(recalled: Promise<void>, done: Promise<void>): Promise<void> {
    await Promise.race([recalled, done]).catch(ignore);
    const isKnown = (): boolean => tab.state().status === 'authenticated';
    if (isKnown()) {
      done.catch(ignore);
      return;
    }
    await done.catch((error: unknown) => {
      if (!isKnown()) throw error;
    });
  }

  function retry(): void {
    if (tab.state().error !== null) run().catch(ignore);
  }

  const dropAnswer = (): void => sent.abort();
  return {
    start: () => void load().catch((failure: unknown) => void (unmet = failure)),
    async ensure() {
      tab.reconcile();
      const isUnmet = unmet !== null && unmet === tab.state().error;
      try {
        if (isUnmet && loading?.term !== tab.term()) throw unmet;
        await load();
      } finally {
        unmet = null;
      }
    },
    retry,
    dropAnswer,
    loadAnew() {
      dropAnswer();
      // A page that has not begun to load its session has nothing that could be old.
      if (tab.state().status === 'authenticated' || tab.state().error !== null) run().catch(ignore);
    },
  };
}
