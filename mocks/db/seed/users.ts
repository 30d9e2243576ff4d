import type { Faker } from '@faker-js/faker';
import { createUserRow } from '../accounts/accounts.ts';
import { demoAccounts, type DemoUsername } from '../accounts/demo-accounts.ts';
import { hashPassword } from '../accounts/password.ts';
import type { Instant, UserRow } from '../state.ts';
import { cityId } from './cities.ts';

const DAY = 86_400_000;

const NON_DEMO_USER_COUNT = 30;

const FIRST_NAMES = {
  male: 'Jan Martin Jakub Lukáš Ondřej David Michal Vojtěch Filip Jiří Adam Matěj Radek Karel Pavel Štěpán Daniel Roman',
  female: 'Eliška Lucie Kateřina Anna Veronika Barbora Petra Markéta Hana Klára Zuzana Monika',
};

/** The names of some people by user id, which the examples in the contract use too. */
const FIXED_NAMES: Record<number, readonly [firstName: string, lastName: string]> = {
  4: ['Petr', 'Dvořák'],
  9: ['Lenka', 'Malá'],
  12: ['Marek', 'Veselý'],
};

const HOME_CITIES = 'Brno,Praha,Ostrava,Plzeň,Olomouc,Liberec,České Budějovice,Hradec Králové'.split(',');

const BIOS = [
  'Hraju, co se zrovna hraje. Nejradši v obraně.',
  'Po práci potřebuju běhat, jinak se se mnou nedá vydržet.',
  'Chytám. Ano, dobrovolně.',
  'Kdysi krajský přebor, dneska hlavně pivo po zápase.',
  'Začínám, buďte na mě hodní.',
];

const toAscii = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

type Person = Pick<UserRow, 'id' | 'username' | 'first_name' | 'last_name'> & Partial<UserRow>;

const createSeedUser = (person: Person, now: Instant): UserRow => {
  const email = `${person.username}@example.com`;
  return createUserRow({ email, email_verified: true, language: 'cs', ...person }, now);
};

export const demoIds: Record<DemoUsername, number> = { jana: 1, alex: 2, tomas: 3, nova: 5 };

const demoIdSet = new Set(Object.values(demoIds));
export const isDemoUser = (userId: number): boolean => demoIdSet.has(userId);

const createDemoPeople = (now: Instant): Record<DemoUsername, Person> => ({
  jana: {
    id: demoIds.jana,
    username: 'jana',
    first_name: 'Jana',
    last_name: 'Nováková',
    bio: 'Brankářka, když je potřeba.',
    city_ids: [cityId('Brno'), cityId('České Budějovice')],
    preferred_sport: 'football',
    preferred_level: 'intermediate',
    date_joined: now - 375 * DAY,
  },
  alex: {
    id: demoIds.alex,
    username: 'alex',
    first_name: 'Alex',
    last_name: 'Turner',
    bio: 'Moved to Brno for a year, stayed for the floorball.',
    city_ids: [cityId('Praha'), cityId('Brno')],
    preferred_sport: 'floorball',
    preferred_level: 'any',
    language: 'en',
    partner_slug: 'sokol-brno',
    date_joined: now - 150 * DAY,
  },
  tomas: {
    id: demoIds.tomas,
    username: 'tomas',
    first_name: 'Tomáš',
    last_name: 'Procházka',
    asks_for_code: true,
    city_ids: [cityId('Praha')],
    preferred_sport: 'hockey',
    date_joined: now - 90 * DAY,
  },
  nova: {
    id: demoIds.nova,
    username: 'nova',
    first_name: 'Tereza',
    last_name: 'Nová',
    email_verified: false,
    city_ids: [cityId('Olomouc')],
    date_joined: now - 10 * 60_000,
  },
});

/** Returns a fixed salt, so that every seed has the same hashes. */
const saltOf = (username: string) => new TextEncoder().encode(username.padEnd(16, '-').slice(0, 16));

async function createDemoUsers(now: Instant, iterations: number | undefined): Promise<UserRow[]> {
  const people = createDemoPeople(now);
  return Promise.all(
    demoAccounts.map(async ({ username, password }) => {
      const password_hash = await hashPassword(password, iterations, saltOf(username));
      return createSeedUser({ ...people[username], password_hash }, now);
    }),
  );
}

function createNonDemoUsers(faker: Faker, now: Instant): UserRow[] {
  const namePools = {
    male: faker.helpers.shuffle(FIRST_NAMES.male.split(' ')),
    female: faker.helpers.shuffle(FIRST_NAMES.female.split(' ')),
  };
  const allIds = Array.from({ length: NON_DEMO_USER_COUNT + demoIdSet.size }, (_, index) => index + 1);
  return allIds
    .filter((id) => !isDemoUser(id))
    .map((id, index) => {
      const sex = namePools.female.length > 0 && index % 5 < 2 ? 'female' : 'male';
      const [first_name, last_name] = FIXED_NAMES[id] ?? [
        namePools[sex].pop() ?? 'Aleš',
        faker.person.lastName(sex),
      ];
      const homeCity = HOME_CITIES[index % HOME_CITIES.length] ?? 'Brno';
      return createSeedUser(
        {
          id,
          username: `${toAscii(first_name)}.${toAscii(last_name)}`,
          first_name,
          last_name,
          bio: index % 3 === 0 ? faker.helpers.arrayElement(BIOS) : null,
          city_ids: [cityId(homeCity)],
          date_joined: now - faker.number.int({ min: 60, max: 700 }) * DAY,
        },
        now,
      );
    });
}

/** Creates the demo accounts and thirty people without one, sorted by id. */
export async function seedUsers(faker: Faker, now: Instant, iterations?: number): Promise<UserRow[]> {
  const users = [...(await createDemoUsers(now, iterations)), ...createNonDemoUsers(faker, now)];
  return users.toSorted((a, b) => a.id - b.id);
}
