import type { FieldError } from 'react-hook-form';
import { BioMax } from '@/generated/schemas/bio.zod';
import { PersonNameMax } from '@/generated/schemas/personName.zod';
import { profileUpdateCityIdsMax } from '@/generated/schemas/profileUpdate.zod';
import type { TranslationFunctions } from '@/i18n/i18n-types';

/** The fields that can be wrong. */
export const checkedFields = ['first_name', 'last_name', 'display_name', 'bio', 'city_ids'] as const;

export type CheckedField = (typeof checkedFields)[number];

/** Words for what is wrong, from the kind of failure that the contract's schema found. */
export function fieldErrorText(
  { profile: { fields } }: TranslationFunctions,
  field: CheckedField,
  error: Pick<FieldError, 'type'> | undefined,
): string | undefined {
  if (!error) return undefined;
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
