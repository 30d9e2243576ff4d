import { type ReactNode, useEffect, useState } from 'react';
import { describeError } from '@/api/problem';
import { errorText, getFailureToShow } from '@/components/failures/error-text';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { dismissToastsOfTopic, showToast } from '@/components/toasts/toasts';
import { useSubmission } from '@/forms/use-submission';
import type { City } from '@/generated/schemas/city.zod';
import type { Profile } from '@/generated/schemas/profile.zod';
import { getProfile, updateProfileWithJson } from '@/generated/user/user';
import { useI18n } from '@/i18n/context';
import { serverNow } from '@/lib/state/server-time';
import { useStoreProfile } from '@/queries/use-store-profile';
import { noteAskedForCity } from './ask-for-city';
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
  cities: readonly City[];
  onDismiss: () => void;
}

/** The question with its answers, which are saved by a press. */
export function CityQuestion({ cities, onDismiss }: CityQuestionProps): ReactNode {
  const i18n = useI18n();
  const ref = useFocusOnUnmount<HTMLDivElement>();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const storeProfile = useStoreProfile();
  // The profile on the screen may be older than a change on another device.
  const { submit, isPending } = useSubmission(
    async (city: City) => updateProfileWithJson(toRequest(await getProfile(), city)),
    {
      onSuccess: (profile, city) => {
        storeProfile(profile);
        showToast('success', ({ LL }) => LL.matches.cityQuestion.saved({ city: city.name }), { topic });
      },
      onFailure: (error) => {
        const failure = getFailureToShow(describeError(error), false);
        if (!failure) return;
        showToast('danger', ({ LL }) => LL.matches.cityQuestion.failed({ reason: errorText(LL, failure) }), {
          topic,
        });
      },
    },
  );
  useEffect(() => noteAskedForCity(serverNow()), []);
  return (
    <CityQuestionView
      ref={ref}
      i18n={i18n}
      cities={cities}
      savingId={isPending ? chosenId : null}
      onChoose={(city) => {
        dismissToastsOfTopic(topic);
        setChosenId(city.id);
        submit(city);
      }}
      onDismiss={() => {
        noteAskedForCity(serverNow(), true);
        onDismiss();
      }}
    />
  );
}
