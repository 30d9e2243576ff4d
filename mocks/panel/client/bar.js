// The demo bar in the browser, as it is (no build step): keeps the number of mails fresh and opens the panel.
(() => {
  const SECONDS = 5;

  async function showCount() {
    if (document.visibilityState !== 'visible') return;
    try {
      const response = await fetch('/_mock/outbox', { method: 'HEAD', cache: 'no-store' });
      const count = Number(response.headers.get('x-outbox-count'));
      const place = document.querySelector('#demo-bar [data-outbox-count]');
      if (response.ok && place) place.textContent = count > 0 ? `\u00A0(${count})` : '';
    } catch {
      // The server is down: the app itself says so.
    }
  }

  function openDialog(address) {
    const dialog = document.createElement('dialog');
    dialog.id = 'demo-dialog';
    dialog.setAttribute('aria-label', 'Demo');
    const form = document.createElement('form');
    form.method = 'dialog';
    const close = document.createElement('button');
    close.textContent = document.documentElement.lang === 'en' ? 'Close' : 'Zavřít';
    form.append(close);
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
  setInterval(() => void showCount(), SECONDS * 1000);
  void showCount();
})();
