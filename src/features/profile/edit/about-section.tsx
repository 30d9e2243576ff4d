import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import { BioMax } from '@/generated/schemas/bio.zod';
import { useI18n } from '@/i18n/context';
import { countCharacters } from '@/lib/characters';
import { FormSection } from './form-section';
import type { ProfileFormState } from './use-profile-form';

/** From so many characters left on it is said how many. */
const warnBelow = 100;

/** Names, and a few words. */
export function AboutSection({ form }: ProfileFormState): ReactNode {
  const { LL } = useI18n();
  const words = LL.profile.form;
  const { register, control, errorOf } = form;
  const left = BioMax - countCharacters(useWatch({ control, name: 'bio' }).trim());
  const counted = left < 0 ? words.bioOver({ count: -left }) : words.bioLeft({ count: left });
  return (
    <FormSection title={words.about()}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={words.firstName()} error={errorOf('first_name')}>
          {(props) => <Input {...props} {...register('first_name')} required autoComplete="given-name" />}
        </Field>
        <Field label={words.lastName()} error={errorOf('last_name')}>
          {(props) => <Input {...props} {...register('last_name')} required autoComplete="family-name" />}
        </Field>
      </div>
      <Field label={words.displayName()} hint={words.displayNameHint()} error={errorOf('display_name')}>
        {(props) => <Input {...props} {...register('display_name')} required autoComplete="nickname" />}
      </Field>
      <Field
        label={words.bio()}
        hint={
          <>
            {words.bioHint()}
            {left < warnBelow && <span data-figures> {counted}</span>}
          </>
        }
        error={errorOf('bio')}
      >
        {(props) => <Textarea {...props} {...register('bio')} />}
      </Field>
    </FormSection>
  );
}
