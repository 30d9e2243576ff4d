"""Orca loads this file at its start: what it says goes to a log in place of a synthesizer, at the pace of a voice.

Each line of the log is an object: `say` (id, text, lang), `end` (id) once the voice has said it, or `cut` (ids) when Orca stops the voice.
"""
import html, json, os, re, threading
import speechd
from orca import settings

settings.enableKeyEcho = False
settings.enableEchoByCharacter = False
settings.enableEchoByWord = False
# A whole page at its opening would take half a minute.
settings.sayAllOnLoad = False
# For each line Orca would look for a display at port 4101, and hang where another server has it.
settings.enableBraille = False

# Twice the pace of a listener who is used to it.
SECONDS_PER_UTTERANCE = 0.05
SECONDS_PER_CHARACTER = 0.01

log_file = open(os.environ['SPEECH_LOG'], 'a', buffering=1)


def log(**event):
    log_file.write(json.dumps(event, ensure_ascii=False) + '\n')


class LoggedVoice:
    """A client of Speech Dispatcher, as far as Orca uses one, without a sound."""

    def __init__(self, *_args, **_options):
        self.queue = []
        self.count = 0
        self.language = ''
        self.changed = threading.Condition()
        threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        while True:
            with self.changed:
                self.changed.wait_for(lambda: self.queue)
                utterance = id, text, callback = self.queue[0]
            if callback:
                callback(speechd.CallbackType.BEGIN)
            with self.changed:
                seconds = SECONDS_PER_UTTERANCE + SECONDS_PER_CHARACTER * len(text)
                self.changed.wait_for(lambda: utterance not in self.queue, seconds)
                if utterance not in self.queue:
                    continue
                self.queue.remove(utterance)
                log(event='end', id=id)
            if callback:
                callback(speechd.CallbackType.END)

    def speak(self, ssml, callback=None, event_types=None):
        text = html.unescape(re.sub('<[^>]*>', '', ssml))
        with self.changed:
            self.count += 1
            self.queue.append((self.count, text, callback))
            log(event='say', id=self.count, text=text, lang=self.language)
            self.changed.notify_all()

    def char(self, character):
        self.speak(html.escape(character))

    def cancel(self):
        with self.changed:
            cut, self.queue = self.queue, []
            log(event='cut', ids=[id for id, *_ in cut])
            self.changed.notify_all()
        for *_, callback in cut:
            if callback:
                callback(speechd.CallbackType.CANCEL)

    def set_language(self, language):
        self.language = language

    def list_output_modules(self):
        return ()

    def list_synthesis_voices(self):
        return ()

    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        return lambda *_args, **_options: None


speechd.SSIPClient = LoggedVoice
