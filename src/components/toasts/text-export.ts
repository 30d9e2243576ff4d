import type { I18n } from '@/i18n/translate';
import { showToast } from './toasts';

const getCopySuccessText = ({ LL }: I18n): string => LL.common.copying.done();
const getCopyFailedText = ({ LL }: I18n): string => LL.common.copying.failed();

/** Copies a text to the clipboard, and shows a toast that says whether it worked; without https it fails. */
export function copyText(text: string): void {
  const writeToClipboard = async (): Promise<void> => navigator.clipboard.writeText(text);
  writeToClipboard().then(
    () => showToast('success', getCopySuccessText),
    () => showToast('danger', getCopyFailedText),
  );
}

/** Downloads `text` as a UTF-8 file; `type` is its media type. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start the download only after the click handlers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
