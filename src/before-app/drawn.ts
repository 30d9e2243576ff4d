/** Until all of the page has come, before it is painted (`<link rel="expect" href="#drawn">`). */
export function whenDrawn(act: () => void): void {
  const observer = new MutationObserver(() => {
    if (!document.getElementById('drawn')) return;
    observer.disconnect();
    act();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Takes what was drawn for somebody else out of the page. A host may answer an address that it does not know with the page of
 * another; a page for guests has beside it what a person with a session sees instead, be it nothing.
 */
export function chooseContent(root: HTMLElement, hasSession: boolean): void {
  const member = document.getElementById('member-content');
  const isOther = root.dataset['scene'] === 'page' && root.dataset['address'] !== location.pathname;
  const isMembers = hasSession && member instanceof HTMLTemplateElement;
  if (isOther || isMembers) {
    root.replaceChildren();
    root.dataset['scene'] = 'shell';
    delete root.dataset['shared'];
  }
  if (isMembers && !isOther) root.append(member.content);
}
