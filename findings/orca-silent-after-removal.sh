#!/usr/bin/env bash
# Orca 43.1 with Firefox ESR 153.8 and Chromium 156, all of Debian 12: a page replaces its content, and with it the focused link, and
# focuses the new heading; a form describes its field by an error, then focuses it; a link opens a modal dialog, before a page that is `aria-hidden` or
# behind a native dialog (`showModal`), and Escape closes it and gives the focus back.
#
# Expected: Orca says the heading, the error once, the dialog with its button, and after Escape (behind the /) the link.
# Seen: 1. Nothing is said of the heading in either browser. When Orca hears that its place was removed, it
# searches another one (`handleEventForRemovedChild` and `onFocusedChanged` of scripts/web), takes the heading without a word, and
# then finds that the focus is where it is already. An element without words that has the focus for 50 ms or longer before the heading helps.
# 2. In Firefox the error is said with the field and once more. Firefox tells of a changed description when somebody asks for it, and the first
# to ask is Orca; its `onDescriptionChanged` (scripts/default.py) compares with `pointOfReference['description']`, but keeps `['descriptions']`.
# 3. At the opening nothing is said of the dialog in either browser, and after Escape Chromium is silent. It takes each element
# of a hidden page out of the accessibility tree, and puts each back, by an event of its own; the rest is as in 1.
# Output seen: the lines at the end. Exits 1 if that changes. Needs: root on Debian 12, whose packages it installs.
set -euo pipefail
apt-get install -y -qq --no-install-recommends orca xvfb openbox xdotool dbus at-spi2-core libglib2.0-bin python3-speechd firefox-esr chromium > /dev/null
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
mkdir -p run .local/share/orca firefox; chmod 700 run; printf '#!/bin/sh\n' > pgrep; chmod +x pgrep
cat > .local/share/orca/orca-customizations.py <<'PY'
import html, os, re, speechd
from orca import settings
settings.enableKeyEcho = settings.sayAllOnLoad = False
class Voice:
    def __init__(self, *_args, **_options): pass
    def speak(self, ssml, callback=None, event_types=None):
        print(html.unescape(re.sub('<[^>]*>', '', ssml)).strip(), file=open(os.environ['SAID'], 'a'))
        if callback: callback(speechd.CallbackType.BEGIN); callback(speechd.CallbackType.END)
    def char(self, character): self.speak(character)
    def list_output_modules(self): return ()
    def list_synthesis_voices(self): return ()
    def __getattr__(self, name): return lambda *_args, **_options: None
speechd.SSIPClient = Voice
PY
cat > page.html <<'HTML'
<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>
<main><div id="silent" tabindex="-1"></div><div id="content"><h1>Start</h1><a id="go" href="#">Go</a></div></main>
<script>
const byId = (id) => document.getElementById(id), way = location.hash, heading = () => document.querySelector('h1').focus();
document.getElementById('go').onclick = (event) => {
  event.preventDefault();
  if (way === '#error') {
    byId('content').insertAdjacentHTML('beforeend', '<p id="error">Name is taken.</p>');
    byId('field').setAttribute('aria-describedby', 'error');
    return setTimeout(() => byId('field').focus(), 500);
  }
  if (way === '#hidden' || way === '#native') {
    const main = document.querySelector('main'), dialog = document.createElement(way === '#native' ? 'dialog' : 'div');
    Object.assign(dialog, { role: 'dialog', ariaModal: 'true', ariaLabel: 'Question', innerHTML: '<button>Stay</button>' });
    document.body.append(dialog);
    if (way === '#native') dialog.showModal(); else main.setAttribute('aria-hidden', 'true');
    dialog.firstChild.focus();
    dialog.onkeydown = (event) => { event.preventDefault(); dialog.close?.(); dialog.remove(); main.removeAttribute('aria-hidden'); byId('go').focus(); };
    return;
  }
  byId('content').innerHTML = '<h1 tabindex="-1">Next</h1><p>Words.</p>';
  if (way === '#now') heading();
  if (way === '#silent') { byId('silent').focus(); setTimeout(heading, 150); }
};
if (way === '#hidden' || way === '#native') byId('content').insertAdjacentHTML('beforeend', '<p>Words <button>Join</button></p>'.repeat(40));
if (way === '#error') byId('go').insertAdjacentHTML('beforebegin', '<label for="field">Name</label><input id="field" aria-describedby="hint"><p id="hint">Three letters.</p>');
</script>
HTML
cat > user.js <<'JS'
user_pref("accessibility.force_disabled", -1); user_pref("browser.aboutwelcome.enabled", false); user_pref("browser.preonboarding.enabled", false);
user_pref("termsofuse.bypassNotification", true); user_pref("browser.shell.checkDefaultBrowser", false); user_pref("datareporting.policy.dataSubmissionEnabled", false);
JS
cat > session.sh <<'SH2'
export HOME=$PWD TMPDIR=$PWD/run XDG_RUNTIME_DIR=$PWD/run PATH=$PWD:$PATH SAID=$PWD/said XDG_CURRENT_DESKTOP=GNOME GNOME_ACCESSIBILITY=1 NO_AT_BRIDGE=0 LC_ALL=C.UTF-8
quiet() { local size=-1 n=0; while [ $n -lt 3 ]; do sleep 1; if [ "$(stat -c %s said)" = $size ]; then n=$((n + 1)); else n=0; fi; size=$(stat -c %s said); done; }
until_said() { for _ in $(seq 60); do if grep -q "$1" said; then break; fi; sleep 1; done; quiet; }
: > said; rm -rf firefox chromium-data; mkdir firefox; cp user.js firefox
openbox & /usr/libexec/at-spi-bus-launcher --launch-immediately --screen-reader=1 &
gdbus wait --session --timeout 20 org.a11y.Bus
for name in ScreenReaderEnabled IsEnabled; do gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set org.a11y.Status $name '<true>'; done
orca & until_said 'Screen reader on'
url="file://$PWD/page.html#$2"
if [ "$1" = firefox ]; then firefox-esr --no-remote --profile "$PWD/firefox" "$url" &
else chromium --no-sandbox --no-first-run --disable-gpu --test-type --password-store=basic --force-renderer-accessibility --user-data-dir="$PWD/chromium-data" "$url" & fi
until_said Start
for _ in 1 2; do if ! grep -q '^Go link' said; then xdotool key Tab; quiet; fi; done
: > said; xdotool key Return; quiet; cp said answer
case $2 in hidden | native) echo / >> answer; : > said; xdotool key Escape; quiet; cat said >> answer ;; esac
kill $(jobs -p)
SH2
seen=$(for way in now silent error hidden native; do for browser in firefox chromium; do
  timeout -k 2 200 setsid xvfb-run -a dbus-run-session -- bash session.sh $browser $way > log 2>&1 || true
  line="$way, $browser: $(paste -sd'|' answer)"; echo "$line"; echo "$line" >&2
done; done)
[ "$seen" = "now, firefox: 
now, chromium: 
silent, firefox: Next heading level 1.
silent, chromium: Next heading level 1.
error, firefox: Name entry.|Name is taken.|Focus mode|Name is taken.
error, chromium: Name entry.|Name is taken.|Focus mode
hidden, firefox: /|Go link.
hidden, chromium: /
native, firefox: /|Go link.
native, chromium: /" ]
