/** Hands a file of text to the browser; `type` is its media type. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start the download only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
