import { createListeners } from '@/lib/listeners';

/** What Chromium gives to an app that may be installed (wicg.github.io/manifest-incubations); TypeScript does not know it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let kept: InstallPrompt | null = null;
const changed = createListeners();

function keep(prompt: InstallPrompt | null): void {
  kept = prompt;
  changed.call();
}

/** Keeps the browser's own question until there is a good moment for it; to be called before anything is loaded. */
export function listenForInstallPrompt(target: Window = window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  target.addEventListener('appinstalled', () => keep(null));
}

/** Whether the browser would install the app now. */
export const canInstall = (): boolean => kept !== null;

/** Told whenever that may have changed. */
export const onInstallPrompt = changed.add;

/** Lets the browser ask; it does so once for each page. */
export async function askToInstall(): Promise<void> {
  const prompt = kept;
  keep(null);
  await prompt?.prompt();
}
