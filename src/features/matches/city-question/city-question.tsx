import { mdiClose } from '@mdi/js';
import { useEffect, useState } from 'react';
import { describeError } from '@/api/problem';
import { errorText, getFailureToShow } from '@/components/failures/error-text';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { dismissToastsOfTopic, showToast } from '@/components/toasts/toasts';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { cityQuestionStyle } from '@/features/matches/views/list-view';
import { useSubmission } from '@/forms/use-submission';
import type { City } from '@/generated/schemas/city.zod';
import type { Profile } from '@/generated/schemas/profile.zod';
import { getProfile, updateProfileWithJson } from '@/generated/user/user';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { serverNow } from '@/lib/state/server-time';
import { useStoreProfile } from '@/queries/use-store-profile';
import { noteAskedForCity } from './ask-for-city';

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

/** Asks a person without a city for one above the list; a press saves it. On a phone the cities have their own line, which scrolls and whose end fades. */
export function CityQuestion({ cities, onDismiss }: CityQuestionProps) {
  const texts = useI18n().LL.matches.cityQuestion;
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
    <div
      ref={ref}
      role="group"
      aria-labelledby="city-question"
      className={cn(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 gap-y-1 md:flex',
        cityQuestionStyle,
      )}
    >
      <p id="city-question" className="mr-1 shrink-0 font-bold">
        {texts.title()}
      </p>
      <div className="-m-1.5 flex min-w-0 flex-1 [scrollbar-width:none] items-center gap-2 overflow-x-auto p-1.5 max-md:col-span-2 max-md:row-start-2 max-md:[mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)] max-md:pr-8">
        {cities.map((city) => (
          <Button
            key={city.id}
            size="sm"
            className="min-h-11 shrink-0 rounded-full whitespace-nowrap"
            busy={isPending && chosenId === city.id}
            disabled={isPending}
            onClick={() => {
              dismissToastsOfTopic(topic);
              setChosenId(city.id);
              submit(city);
            }}
          >
            {city.name}
          </Button>
        ))}
      </div>
      <IconButton
        label={texts.dismiss()}
        className="-mr-2 size-11 shrink-0 max-md:-my-2"
        onClick={() => {
          noteAskedForCity(serverNow(), true);
          onDismiss();
        }}
      >
        <Icon path={mdiClose} className="size-5" />
      </IconButton>
    </div>
  );
}
