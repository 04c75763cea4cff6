"""Orca runs this when it starts. It writes down all that Orca says, and the language it takes it to be in, and each key it sees."""

import json
import os
import time

import pyatspi
from orca import acss, input_event, speech, speech_generator

said = open(os.environ["SAID"], "a", buffering=1)

# In milliseconds. Orca asks the browser at every turn, and by itself gives up after 800: what a busy
# browser answers later would not be said.
pyatspi.setTimeout(60_000, 60_000)

# Orca finds out the language of a text but loses it before it speaks, so it is put into the voice.
acss.ACSS.settings["language"] = None
voice_of = speech_generator.SpeechGenerator.voice


def voice(self, key=None, **given):
    voices = voice_of(self, key, **given)
    voices[0]["language"] = given.get("language") or ""
    return voices


def write(words, voice):
    language = voice.get("language", "") if isinstance(voice, dict) else ""
    line({"words": words, "language": language, "at": time.time()})


def line(written):
    said.write(json.dumps(written) + "\n")


speak = speech._speak
speak_character = speech.speakCharacter
say_all = speech.sayAll


def speak_and_write(words, voice, interrupt):
    write(words, voice)
    return speak(words, voice, interrupt)


def speak_character_and_write(character, voice=None):
    write(character, voice)
    return speak_character(character, voice)


def say_all_and_write(utterances, progress):
    def written():
        for context, voice in utterances:
            write(context.utterance, voice)
            yield context, voice

    return say_all(written(), progress)


process = input_event.KeyboardEvent.process


def process_and_write(self):
    consumed = process(self)
    if self.isPressedKey() and not self.isModifierKey():
        line({"key": self.event_string})
    return consumed


input_event.KeyboardEvent.process = process_and_write
speech_generator.SpeechGenerator.voice = voice
speech._speak = speak_and_write
speech.speakCharacter = speak_character_and_write
speech.sayAll = say_all_and_write
