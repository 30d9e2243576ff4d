/** Puts the cursor into a field whose content was refused, with all of it selected: the next key replaces it. */
export function focusToRetype(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
