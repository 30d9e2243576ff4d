import { type KeyboardEvent, useEffect, useState } from 'react';
import { joinStops, listen } from '@/lib/browser/listen';
import { normalizeWords } from '@/lib/format/text';
import type { City } from './combobox-field';

/** The city of that name, ignoring case, diacritics and punctuation; null if there is none, or more than one. */
function findNamedCity(cities: readonly City[], text: string): City | null {
  const typedWords = normalizeWords(text);
  const namedCities = cities.filter(({ name }) => normalizeWords(name) === typedWords);
  return namedCities.length === 1 ? (namedCities[0] ?? null) : null;
}

interface Options {
  inputId: string;
  cities: readonly City[];
  /** The text of the field's value that names no city, else empty. */
  unsettledText: string;
  /** Takes the city that the typed text names; without one the text is to be the field's value, which the contract refuses. */
  onSettle: (city: City | null, text: string) => void;
  onBlur: (() => void) | undefined;
}

/** What a person types in place of choosing from the list. It counts once Enter is pressed, the input loses the focus, the form is sent or the page is left; Escape drops it. */
export function useTypedName({ inputId, cities, unsettledText, onSettle, onBlur }: Options) {
  const [typedText, setTypedText] = useState<string | null>(null);
  const settle = (): void => {
    const text = (typedText ?? unsettledText).trim();
    if (typedText === null && text === '') return;
    setTypedText(null);
    onSettle(findNamedCity(cities, text), text);
  };
  useEffect(() => {
    if (typedText === null && unsettledText !== '') settle();
    // Only for cities that load after the name was typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [cities]);
  useEffect(() => {
    // A pressed submit button may leave the focus in the input.
    const form = document.getElementById(inputId)?.closest('form');
    return joinStops(
      listen(form, ['submit'], settle, { capture: true }),
      // What is kept at a reload is the field's value.
      listen(window, ['pagehide'], settle),
    );
  });
  return {
    /** Null while the input shows the field's value. */
    typedText,
    setTypedText,
    settleProps: {
      onBlur: () => {
        settle();
        onBlur?.();
      },
      onKeyDown: ({ key, currentTarget, nativeEvent }: KeyboardEvent) => {
        if (key === 'Escape') {
          setTypedText(null);
          if (unsettledText !== '') onSettle(null, '');
        }
        const isOptionChosen = currentTarget.getAttribute('aria-activedescendant');
        if (key !== 'Enter' || nativeEvent.isComposing || isOptionChosen) return;
        settle();
        if (typedText !== null) onBlur?.();
      },
    },
  };
}
