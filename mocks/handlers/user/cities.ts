import { Cities } from '@/generated/schemas/cities.zod';
import { GetCitiesHeaders } from '@/generated/schemas/getCitiesHeaders.zod';
import { openOperation } from '../operation.ts';

/** Every city, ordered by id. */
export const getCities = openOperation({ headers: GetCitiesHeaders, answer: Cities }, ({ store }) =>
  store.state.cities.toSorted((one, other) => one.id - other.id),
);
