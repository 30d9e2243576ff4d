import { useState } from 'react';
import { useLazyWhenIdle } from '@/components/loading/lazy';
import { cityQuestionStyle } from '@/features/matches/views/list-view';
import type { Match } from '@/generated/schemas/match.zod';
import { serverNow } from '@/lib/state/server-time';
import { findBusiestCities, mayAskForCity } from './ask-for-city';

const loadQuestion = () => import('./city-question').then((module) => module.CityQuestion);

/** Asks a person without a city for one, above the list; null when there is no choice or the person was asked in the last days. The place of the question is kept until its code has loaded. */
export function LazyCityQuestion({ matches }: { matches: readonly Match[] }) {
  // The cities stay where they are while the list is polled.
  const [cities] = useState(() =>
    mayAskForCity(serverNow()) ? findBusiestCities(matches, serverNow()) : [],
  );
  const [isOpen, setIsOpen] = useState(cities.length > 0);
  const { code: Question } = useLazyWhenIdle(loadQuestion, isOpen);
  if (!isOpen) return null;
  return Question ? (
    <Question cities={cities} onDismiss={() => setIsOpen(false)} />
  ) : (
    <div className={cityQuestionStyle} />
  );
}
