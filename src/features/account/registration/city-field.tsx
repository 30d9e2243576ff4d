import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefCallback, useMemo } from 'react';
import { cityOptions } from '@/components/city-options';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { useI18n } from '@/i18n/context';
import { citiesQuery } from '@/queries/user';

interface CityFieldProps {
  onField: RefCallback<HTMLInputElement>;
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** The city where the person plays, found regardless of case and diacritics. Registration works without it. */
export function CityField({ onField, value, onChange, onBlur, error }: CityFieldProps): ReactNode {
  const { LL, locale } = useI18n();
  const { data, isError } = useQuery(citiesQuery());
  const options = useMemo(() => cityOptions(data ?? [], locale), [data, locale]);
  const words = LL.account.city;
  return (
    <Field
      label={LL.account.registration.city()}
      hint={isError ? words.failed() : LL.account.registration.cityHint()}
      error={error}
    >
      {(control) => (
        <Combobox
          control={control}
          onField={onField}
          options={options}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          labels={{
            clear: words.clear(),
            toggle: words.toggle(),
            none: words.none(),
            results: (count) => words.results({ count }),
            more: (shown, total) => LL.common.counts.citiesShown({ shown, total }),
          }}
        />
      )}
    </Field>
  );
}
