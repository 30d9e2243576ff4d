import { type ReactNode, useEffect, useRef, useState } from 'react';
import { describeError } from '@/api/problem';
import { errorText, getFailureToShow } from '@/components/failures/error-text';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { dismissToastsOfTopic, showToast } from '@/components/toasts/toasts';
import type { City } from '@/generated/schemas/city.zod';
import type { Match } from '@/generated/schemas/match.zod';
import type { Profile } from '@/generated/schemas/profile.zod';
import { updateProfileWithJson } from '@/generated/user/user';
import { useI18n } from '@/i18n/context';
import { serverNow } from '@/lib/state/server-time';
import { useStoreProfile } from '@/queries/use-store-profile';
import { findBusiestCities, mayAskForCity, noteAskedForCity } from './ask-for-city';
import { CityQuestionView } from './views/city-question-view';

const topic = 'city';

/** Returns the request that gives a person one city and changes nothing else. */
function toRequest(profile: Profile, city: City) {
  const { first_name, last_name, display_name, bio, preferred_sport, preferred_level } = profile;
  const { language, notifications } = profile;
  const names = { first_name, last_name, display_name, bio };
  return { ...names, preferred_sport, preferred_level, language, notifications, city_ids: [city.id] };
}

interface CityQuestionProps {
  /** The profile of a person without a city. */
  profile: Profile;
  matches: readonly Match[];
}

function OpenQuestion({ profile, matches, onDismiss }: CityQuestionProps & { onDismiss: () => void }) {
  const i18n = useI18n();
  const ref = useFocusOnUnmount<HTMLDivElement>();
  // The cities stay where they are while the list is polled.
  const [cities] = useState(() => findBusiestCities(matches, serverNow()));
  const [savingId, setSavingId] = useState<number | null>(null);
  const isSaving = useRef(false);
  const storeProfile = useStoreProfile();
  useEffect(() => {
    if (cities.length > 0) noteAskedForCity(serverNow());
  }, [cities]);
  if (cities.length === 0) return null;

  const save = async (city: City): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    setSavingId(city.id);
    dismissToastsOfTopic(topic);
    try {
      storeProfile(await updateProfileWithJson(toRequest(profile, city)));
      showToast('success', ({ LL }) => LL.matches.cityQuestion.saved({ city: city.name }), { topic });
    } catch (error) {
      const failure = getFailureToShow(describeError(error), false);
      if (failure)
        showToast('danger', ({ LL }) => LL.matches.cityQuestion.failed({ reason: errorText(LL, failure) }), {
          topic,
        });
    }
    isSaving.current = false;
    setSavingId(null);
  };
  return (
    <CityQuestionView
      ref={ref}
      i18n={i18n}
      cities={cities}
      savingId={savingId}
      onChoose={(city) => void save(city)}
      onDismiss={() => {
        noteAskedForCity(serverNow(), true);
        onDismiss();
      }}
    />
  );
}

/** Asks a person without a city for one, above the list; null when the person was asked in the last days. */
export function CityQuestion(props: CityQuestionProps): ReactNode {
  const [isOpen, setIsOpen] = useState(() => mayAskForCity(serverNow()));
  return isOpen && <OpenQuestion {...props} onDismiss={() => setIsOpen(false)} />;
}
