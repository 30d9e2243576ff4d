/* The reference itself, and who asks when something is tried out. `contract` comes from contract.js. */
const SCHEME = 'bearerAuth';
/** The embedded backend's access tokens live five minutes. */
const FRESH_MS = 4 * 60_000;

const asks = document.querySelector('#asks');
let refresh = null;

document.documentElement.classList.toggle('is-file', location.protocol === 'file:');

const ui = globalThis.SwaggerUIBundle({
  spec: globalThis.contract,
  domNode: document.querySelector('#reference'),
  deepLinking: true,
  docExpansion: 'list',
  defaultModelRendering: 'example',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  filter: true,
  showExtensions: false,
  supportedSubmitMethods: location.protocol === 'file:' ? [] : ['get', 'post', 'put'],
  tryItOutEnabled: false,
  validatorUrl: null,
});

function say(text, person) {
  asks.textContent = text;
  for (const button of document.querySelectorAll('[data-person]'))
    button.setAttribute('aria-pressed', String(button.dataset.person === person));
}

async function askAs(person) {
  clearInterval(refresh);
  if (person === '') {
    ui.authActions.logout([SCHEME]);
    say('Calls go out without a token.', person);
    return;
  }
  const response = await fetch('/api/user/login', {
    method: 'POST',
    headers: { 'accept-language': 'en', 'content-type': 'application/json' },
    body: JSON.stringify({ username: person, password: `hrajem-${person}` }),
  });
  if (!response.ok) {
    say(`Signing in as ${person} was refused: ${(await response.json()).title}.`, '');
    return;
  }
  const { access } = await response.json();
  ui.preauthorizeApiKey(SCHEME, access);
  say(`Calls go out as ${person}, with an access token.`, person);
  refresh = setInterval(() => void askAs(person), FRESH_MS);
}

for (const button of document.querySelectorAll('[data-person]'))
  button.addEventListener('click', () => void askAs(button.dataset.person));

if (location.protocol !== 'file:') say('Calls go out without a token.', '');
