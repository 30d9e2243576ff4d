import type { FieldError } from 'react-hook-form';
import type { ErrorDescription } from '@/api/describe-error';
import { BioMax } from '@/generated/schemas/bio.zod';
import { PersonNameMax } from '@/generated/schemas/personName.zod';
import { profileUpdateCityIdsMax } from '@/generated/schemas/profileUpdate.zod';
import type { TranslationFunctions } from '@/i18n/i18n-types';

/** The fields that can be wrong. */
export const checkedFields = ['first_name', 'last_name', 'display_name', 'bio', 'city_ids'] as const;

export type CheckedField = (typeof checkedFields)[number];

/** Words for what the contract's schema, or the backend, found wrong with a field. */
export function fieldErrorText(
  { profile: { fields } }: TranslationFunctions,
  field: CheckedField,
  error: Pick<FieldError, 'type' | 'message'> | undefined,
): string | undefined {
  if (!error) return undefined;
  // A refusal of the backend comes with its own words.
  if (error.type === 'server') return error.message;
  switch (field) {
    case 'bio':
      return fields.bio.too_long({ maximum: BioMax });
    case 'city_ids':
      return fields.city_ids.too_long({ maximum: profileUpdateCityIdsMax });
    default:
      return error.type === 'too_small'
        ? fields[field].required()
        : fields[field].too_long({ maximum: PersonNameMax });
  }
}

/** The fields that the backend refused, each with its words; `city_ids.3` belongs to `city_ids`. */
export function fieldsRefused(failure: ErrorDescription): { field: CheckedField; message: string }[] {
  if (failure.kind !== 'problem') return [];
  return failure.errors.flatMap(({ field, message }) => {
    const known = checkedFields.find((name) => name === field.split('.', 1)[0]);
    return known ? [{ field: known, message }] : [];
  });
}
