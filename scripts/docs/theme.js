/* Before anything is drawn: the theme that the system asks for, until the button says otherwise. */
const system = matchMedia('(prefers-color-scheme: dark)');

const showTheme = (isDark) => {
  document.documentElement.classList.toggle('dark-mode', isDark);
  document.querySelector('#theme')?.setAttribute('aria-pressed', String(isDark));
};

showTheme(system.matches);
system.addEventListener('change', () => showTheme(system.matches));
document.addEventListener('DOMContentLoaded', () => {
  showTheme(system.matches);
  document.querySelector('#theme').addEventListener('click', () => {
    showTheme(!document.documentElement.classList.contains('dark-mode'));
  });
});
