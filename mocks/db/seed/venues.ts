import type { VenueRow } from '../state.ts';
import { cityId } from './cities.ts';

type VenueTuple = readonly [
  city: string,
  name: string,
  address: string,
  coordinates: readonly [number, number] | null,
];

const venueTuples = {
  holesovice: ['Praha', 'Badminton Holešovice', 'Jankovcova 1518/2, 170 00 Praha', null],
  letna: ['Praha', 'Hřiště Letná', 'Nad Štolou 1510/1, 170 00 Praha', [50.0975, 14.4235]],
  vrsovice: ['Praha', 'Sokolovna Vršovice', 'Vršovické náměstí 111/5, 101 00 Praha', [50.0692, 14.4472]],
  hvezda: ['Praha', 'Zimní stadion Hvězda', 'Na Rozdílu 1, 160 00 Praha', [50.0955, 14.3535]],
  jizniMesto: ['Praha', 'Hala Jižní Město', 'Mírového hnutí 2137/24, 149 00 Praha', [50.031, 14.506]],
  luzanky: ['Brno', 'Sportovní hala Lužánky', 'Sportovní 486/4, 602 00 Brno', [49.2102, 16.6086]],
  kridlovicka: ['Brno', 'ZŠ Křídlovická', 'Křídlovická 513/30b, 603 00 Brno', null],
  riviera: ['Brno', 'Areál Riviéra', 'Bauerova 322/7, 603 00 Brno', [49.186, 16.579]],
  uvoz: ['Brno', 'Zimní stadion Úvoz', 'Úvoz 55a, 602 00 Brno', [49.1967, 16.595]],
  komarov: ['Brno', 'Badminton Komárov', 'Hodonínská 1033/5, 617 00 Brno', [49.1748, 16.625]],
  poruba: ['Ostrava', 'Sportovní hala Poruba', 'Čkalovova 6144/20, 708 00 Ostrava', [49.833, 18.165]],
  kamenec: ['Ostrava', 'Umělka na Kamenci', 'Bohumínská 15, 710 00 Ostrava', [49.848, 18.303]],
  slovany: ['Plzeň', 'Hala Slovany', 'náměstí Generála Píky 42, 326 00 Plzeň', [49.728, 13.402]],
  strunce: ['Plzeň', 'Hřiště Štruncovy sady', 'Štruncovy sady 3, 301 00 Plzeň', [49.75, 13.386]],
  malaArena: ['Liberec', 'Malá aréna Liberec', 'Jeronýmova 570/22, 460 07 Liberec', [50.756, 15.044]],
  vesec: ['Liberec', 'Sportovní areál Vesec', 'Česká 617, 463 12 Liberec', [50.727, 15.071]],
  univerzitni: ['Olomouc', 'Univerzitní hala', 'Hynaisova 9, 779 00 Olomouc', [49.586, 17.243]],
  envelopa: ['Olomouc', 'Hřiště u Envelopy', 'Legionářská 1165/12, 779 00 Olomouc', [49.599, 17.247]],
  trebes: ['Hradec Králové', 'Hala Třebeš', 'Na Hradech 50, 500 11 Hradec Králové', [50.185, 15.847]],
  flosna: ['Hradec Králové', 'Kurty Flošna', 'Na Brně 150, 500 06 Hradec Králové', [50.203, 15.845]],
  stromovka: [
    'České Budějovice',
    'Sportovní hala Stromovka',
    'Stromovka 1216/12, 370 01 České Budějovice',
    [48.974, 14.46],
  ],
  mlade: ['České Budějovice', 'Hřiště Mladé', 'Novohradská 83, 370 08 České Budějovice', [48.963, 14.498]],
  lamac: ['Bratislava', 'Zimný štadión Lamač', 'Hodonínska 17, 841 03 Bratislava', [48.193, 17.052]],
  archbishopsPark: ['London', 'Archbishop’s Park', 'Carlisle Lane, London SE1 7LE', [51.4977, -0.1145]],
} as const satisfies Record<string, VenueTuple>;

export type VenueName = keyof typeof venueTuples;

const venueNames = Object.keys(venueTuples) as VenueName[];

/** Returns the id of a venue by its key in `venueTuples`. */
export const venueId = (name: VenueName): number => venueNames.indexOf(name) + 1;

export const seedVenues: readonly VenueRow[] = venueNames.map((key) => {
  const [city, name, address, coordinates]: VenueTuple = venueTuples[key];
  const [latitude, longitude] = coordinates ?? [null, null];
  return { id: venueId(key), name, address, city_id: cityId(city), latitude, longitude };
});
