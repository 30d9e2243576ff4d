#!/usr/bin/env bash
# Orca 43.1 with Firefox ESR 153.8 and Chromium 156, all of Debian 12: a button of a list opens a modal dialog after the list and Escape closes it, which
# gives the focus back. While it is open the list is as before, `aria-hidden`, or behind a native dialog (`showModal`).
#
# Expected: "Question dialog" and its button at the opening, the button of the list after Escape.
# Seen: where the list is hidden before the focus moves, nothing is said at the opening in either browser. After Escape Chromium is silent where the list
# was `aria-hidden`. It takes each element of a hidden list out of the accessibility tree, and puts each back, by an event of its own; when the place
# of Orca or the dialog is among them, Orca looks for another place (`handleEventForRemovedChild` of scripts/web), goes there without a word, and
# a focus on that place is then no news.
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
<main><h1>Start</h1><button id="go">Leave</button><ul></ul></main>
<script>
const way = location.hash.slice(1), main = document.querySelector('main'), opener = document.getElementById('go');
document.querySelector('ul').innerHTML = Array.from({ length: 40 }, (_, n) => `<li><h2><a href="#">Row ${n}</a></h2><p>Words <button>Join ${n}</button></p></li>`).join('');
opener.onclick = () => {
  document.body.insertAdjacentHTML('beforeend', `<${way === 'native' ? 'dialog' : 'div role="dialog" aria-modal="true"'} aria-label="Question"><button>Stay</button></${way === 'native' ? 'dialog' : 'div'}>`);
  const dialog = document.body.lastElementChild, stay = dialog.querySelector('button');
  if (way === 'native') dialog.showModal();
  if (way === 'hidden') main.setAttribute('aria-hidden', 'true');
  stay.focus();
  dialog.onkeydown = (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (way === 'native') dialog.close();
    dialog.remove(); main.removeAttribute('aria-hidden');
    opener.focus();
  };
};
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
for _ in 1 2; do if ! grep -q '^Leave push' said; then xdotool key Tab; quiet; fi; done
: > said; xdotool key Return; quiet; cp said opened
: > said; xdotool key Escape; quiet; cp said answer
kill $(jobs -p)
SH2
seen=$(for way in open hidden native; do for browser in firefox chromium; do
  timeout -k 2 200 setsid xvfb-run -a dbus-run-session -- bash session.sh $browser $way > log 2>&1 || true
  line="$way, $browser: $(paste -sd'|' opened) / $(paste -sd'|' answer)"; echo "$line"; echo "$line" >&2
done; done)
[ "$seen" = "open, firefox: Question dialog|Stay push button. / Leave push button.
open, chromium: Question dialog|Stay push button. / Leave push button.
hidden, firefox:  / Leave push button.
hidden, chromium:  / 
native, firefox:  / Leave push button.
native, chromium:  / main content|Leave push button." ]
