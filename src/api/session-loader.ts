import { SessionExpiredError } from './problem';
import type { TabSession, Term } from './tab-session';

interface SessionLoaderOptions<S> {
  /** The session call. */
  readonly call: (signal: AbortSignal) => Promise<S>;
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

interface Loading {
  readonly term: Term;
  readonly done: Promise<void>;
}

const ignore = (): void => undefined;

export function createSessionLoader<S>(
  tab: TabSession<S>,
  { call, report }: SessionLoaderOptions<S>,
): SessionLoader {
  let loading: Loading | null = null;
  /** What `start` ended in, until somebody who needs the session has met it. */
  let unmet: unknown = null;
  /** Gives up the last call. */
  let sent = new AbortController();

  async function loadFor(term: Term): Promise<void> {
    const { signal } = (sent = new AbortController());
    const outcome = await call(signal).then(
      (session) => ({ session }),
      (failure: unknown) => ({ failure }),
    );
    tab.reconcile();
    if (tab.term() !== term) {
      if (tab.term().isAfterExpiry) throw new SessionExpiredError();
      // Another session began meanwhile; whoever waits asks for the present one.
      return load();
    }
    if (signal.aborted) return loadFor(term);
    if ('session' in outcome) return tab.set({ ...outcome, status: 'authenticated', error: null });
    if (tab.state().status === 'loading') tab.set({ error: outcome.failure });
    report(outcome.failure);
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
    if (status !== 'loading') return Promise.resolve();
    if (error !== null) tab.set({ error: null });
    return run();
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
    retry() {
      if (tab.state().error !== null) run().catch(ignore);
    },
    dropAnswer,
    loadAnew() {
      dropAnswer();
      // A page that has not begun to load its session has nothing that could be old.
      if (tab.state().status === 'authenticated' || tab.state().error !== null) run().catch(ignore);
    },
  };
}
