/** Brings a part of the screen into view and the focus to it; it must be able to take it. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
