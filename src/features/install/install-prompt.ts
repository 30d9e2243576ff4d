/** What Chromium gives to an app that may be installed (wicg.github.io/manifest-incubations); TypeScript does not know it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let kept: InstallPrompt | null = null;
/** Keeps the browser's own question until there is a good moment for it; to be called before anything is loaded. */
export function listenForInstallPrompt(target: Window = window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
  });
  target.addEventListener('appinstalled', () => {
    kept = null;
  });
}

export const canInstall = (): boolean => kept !== null;

/** Lets the browser ask; it does so once for each page. */
export async function askToInstall(): Promise<void> {
  const prompt = kept;
  kept = null;
  await prompt?.prompt();
}
