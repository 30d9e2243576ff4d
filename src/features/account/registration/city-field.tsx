import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { CityCombobox } from '@/components/cities/city-combobox';
import { Field } from '@/components/ui/field';
import { useI18n } from '@/i18n/context';
import { citiesQuery } from '@/queries/user';

interface CityFieldProps extends Omit<ComponentProps<typeof CityCombobox>, 'control' | 'cities'> {
  error: string | undefined;
}

/** The city where the person plays, found regardless of case and diacritics. Registration works without it. */
export function CityField({ error, ...choice }: CityFieldProps): ReactNode {
  const words = useI18n().LL.account.registration;
  const { data = [], isError } = useQuery(citiesQuery());
  return (
    <Field label={words.city()} hint={isError ? words.citiesFailed() : words.cityHint()} error={error}>
      {(control) => <CityCombobox {...choice} control={control} cities={data} />}
    </Field>
  );
}
