import type { TranslationFunctions } from '@/i18n/i18n-types';
import { showToast } from './toasts';

/** Puts a text on the clipboard and says whether it is there: without https there is no clipboard. */
export function copyText(text: string, { common: { copying } }: TranslationFunctions): void {
  const copy = async (): Promise<void> => navigator.clipboard.writeText(text);
  copy().then(
    () => showToast('success', copying.done()),
    () => showToast('danger', copying.failed()),
  );
}
