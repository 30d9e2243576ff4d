// Updates the number of mails in the demo bar and opens the panel. This file is sent without a build step.
(() => {
  const INTERVAL_MS = 5000;

  async function showCount() {
    if (document.visibilityState !== 'visible') return;
    try {
      const response = await fetch('/_mock/outbox', { method: 'HEAD', cache: 'no-store' });
      const count = Number(response.headers.get('x-outbox-count'));
      const countElement = document.querySelector('#demo-bar [data-outbox-count]');
      if (response.ok && countElement) countElement.textContent = count > 0 ? `\u00A0(${count})` : '';
    } catch {
      // The app itself reports that the server is down.
    }
  }

  function openDialog(address) {
    const dialog = document.createElement('dialog');
    dialog.id = 'demo-dialog';
    dialog.setAttribute('aria-label', 'Demo');
    const form = document.createElement('form');
    form.method = 'dialog';
    const closeButton = document.createElement('button');
    closeButton.textContent = document.documentElement.lang === 'en' ? 'Close' : 'Zavřít';
    form.append(closeButton);
    const frame = document.createElement('iframe');
    frame.title = 'Demo panel';
    frame.lang = 'en';
    frame.src = address;
    dialog.append(form, frame);
    dialog.addEventListener('close', () => {
      dialog.remove();
      void showCount();
    });
    document.body.append(dialog);
    dialog.showModal();
  }

  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest('#demo-bar[data-opens="dialog"] a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openDialog(link.href);
  });
  document.addEventListener('visibilitychange', () => void showCount());
  setInterval(() => void showCount(), INTERVAL_MS);
  void showCount();
})();
