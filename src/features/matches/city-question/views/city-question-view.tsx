import { mdiClose } from '@mdi/js';
import type { ReactNode, Ref } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { City } from '@/generated/schemas/city.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { cityQuestionStyle } from './city-question-style';

interface CityQuestionViewProps {
  i18n: I18n;
  cities: readonly City[];
  ref?: Ref<HTMLDivElement>;
  /** The city that is being saved. */
  savingId?: number | null;
  onChoose: (city: City) => void;
  onDismiss: () => void;
}

/** Asks a person without a city for one above the list. On a phone the cities have their own line, which scrolls and whose end fades. */
export function CityQuestionView(props: CityQuestionViewProps): ReactNode {
  const { i18n, cities, ref, savingId = null, onChoose, onDismiss } = props;
  const texts = i18n.LL.matches.cityQuestion;
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
            busy={savingId === city.id}
            disabled={savingId !== null}
            onClick={() => onChoose(city)}
          >
            {city.name}
          </Button>
        ))}
      </div>
      <IconButton label={texts.dismiss()} className="-mr-2 size-11 shrink-0 max-md:-my-2" onClick={onDismiss}>
        <Icon path={mdiClose} className="size-5" />
      </IconButton>
    </div>
  );
}
