"""A bare window of WebKitGTK on a screen of its own, for host.ts.

The first argument is a JSON object: url, width, height, languages, zone; perhaps userAgent, and features that are off. Commands come
as JSON lines on the standard input, and what there is to say goes as JSON lines to file descriptor 3.
"""

import json
import os
import subprocess
import sys

told = os.fdopen(3, 'w')


def tell(**what):
    told.write(json.dumps(what) + '\n')
    told.flush()


# The screen ends with the last window on it.
number, report = os.pipe()
subprocess.Popen(
    ['Xvfb', '-displayfd', str(report), '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-terminate'],
    pass_fds=[report],
    stdin=subprocess.DEVNULL,
    stderr=subprocess.DEVNULL,
)
os.close(report)
os.environ['DISPLAY'] = ':' + os.fdopen(number).readline().strip()

import gi  # noqa: E402 -- it looks for the screen as soon as it is there

gi.require_version('Gdk', '3.0')
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

asked = json.loads(sys.argv[1])
manager = WebKit2.WebsiteDataManager.new_ephemeral()
context = WebKit2.WebContext(website_data_manager=manager, time_zone_override=asked['zone'])
context.set_preferred_languages(asked['languages'])

settings = WebKit2.Settings()
settings.set_enable_developer_extras(True)
if asked.get('userAgent'):
    settings.set_user_agent(asked['userAgent'])
known = WebKit2.Settings.get_all_features()
for feature in (known.get(index) for index in range(known.get_length())):
    if feature.get_identifier() in asked.get('off', []):
        settings.set_feature_enabled(feature, False)

# Python lets go of a view, and with it of its page, that nothing names.
windows = []


def open_window(url):
    index = len(windows)
    view = WebKit2.WebView(web_context=context, settings=settings)
    window = Gtk.Window(default_width=asked['width'], default_height=asked['height'])
    window.add(view)
    windows.append(window)
    view.connect('web-process-terminated', lambda _, reason: tell(event='ended', window=index, reason=reason.value_nick))
    view.connect('load-changed', lambda _, now: now == WebKit2.LoadEvent.FINISHED and tell(event='loaded', window=index))
    view.connect('script-dialog', leave)
    view.load_uri(url)
    window.show_all()
    focus(view)


def leave(_, dialog):
    """A page is left without a question, as Playwright does where a test hears none; the rest is the window's."""
    if dialog.get_dialog_type() != WebKit2.ScriptDialogType.BEFORE_UNLOAD_CONFIRM:
        return False
    dialog.confirm_set_confirmed(True)
    return True


def focus(view):
    """There is no window manager that would do so."""
    view.grab_focus()
    view.get_toplevel().present()
    view.get_window().get_toplevel().focus(Gdk.CURRENT_TIME)


MODIFIERS = {
    'Shift': Gdk.ModifierType.SHIFT_MASK,
    'Control': Gdk.ModifierType.CONTROL_MASK,
    'Alt': Gdk.ModifierType.MOD1_MASK,
    'Meta': Gdk.ModifierType.META_MASK,
}
BUTTONS = {
    'left': (1, Gdk.ModifierType.BUTTON1_MASK),
    'middle': (2, Gdk.ModifierType.BUTTON2_MASK),
    'right': (3, Gdk.ModifierType.BUTTON3_MASK),
}


def state_of(modifiers, held=()):
    state = Gdk.ModifierType(0)
    for name in modifiers:
        state |= MODIFIERS[name]
    for name in held:
        state |= BUTTONS[name][1]
    return state


def deliver(event, view, device):
    event.set_device(device)
    Gtk.main_do_event(event)


def press_key(view, kind, key, modifiers):
    value = Gdk.keyval_from_name(key) if len(key) > 1 else Gdk.unicode_to_keyval(ord(key))
    event = Gdk.Event.new(Gdk.EventType.KEY_PRESS if kind == 'down' else Gdk.EventType.KEY_RELEASE)
    event.key.window = view.get_window()
    event.key.keyval = value
    event.key.state = state_of(modifiers)
    found, entries = Gdk.Keymap.get_for_display(Gdk.Display.get_default()).get_entries_for_keyval(value)
    if found and entries:
        event.key.hardware_keycode = entries[0].keycode
        event.key.group = entries[0].group
    deliver(event, view, Gdk.Display.get_default().get_default_seat().get_keyboard())


def use_mouse(view, kind, x, y, modifiers, held, button=None):
    state = state_of(modifiers, held)
    if kind == 'move':
        event = Gdk.Event.new(Gdk.EventType.MOTION_NOTIFY)
        part = event.motion
    else:
        event = Gdk.Event.new(Gdk.EventType.BUTTON_PRESS if kind == 'down' else Gdk.EventType.BUTTON_RELEASE)
        part = event.button
        part.button, own = BUTTONS[button]
        if kind == 'up':
            state |= own
    part.window = view.get_window()
    part.x, part.y, part.x_root, part.y_root = x, y, x, y
    part.state = state
    part.time = GLib.get_monotonic_time() // 1000 & 0xFFFFFFFF
    deliver(event, view, Gdk.Display.get_default().get_default_seat().get_pointer())


def obey(command):
    do = command.pop('do')
    if do == 'open':
        return open_window(**command)
    window = windows[command.pop('window')]
    view = window.get_child()
    if do == 'resize':
        window.resize(**command)
    elif do == 'key':
        press_key(view, **command)
    elif do == 'mouse':
        use_mouse(view, **command)
    elif do == 'type':
        view.execute_editing_command_with_argument('InsertText', command['text'])
    elif do == 'focus':
        focus(view)
    else:
        raise ValueError(do)


rest = b''


def read(source, condition):
    global rest
    came = os.read(0, 65536)
    if not came:
        Gtk.main_quit()
        return False
    *lines, rest = (rest + came).split(b'\n')
    for line in lines:
        command = json.loads(line)
        number = command.pop('id')
        try:
            obey(command)
            tell(id=number)
        except Exception as error:
            tell(id=number, error=repr(error))
    return True


GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, read)
open_window(asked['url'])
Gtk.main()
