import type { City } from '@/generated/schemas/city.zod';

const PRAHA = 'Hlavní město Praha';
const STREDOCESKY = 'Středočeský kraj';
const JIHOCESKY = 'Jihočeský kraj';
const PLZENSKY = 'Plzeňský kraj';
const KARLOVARSKY = 'Karlovarský kraj';
const USTECKY = 'Ústecký kraj';
const LIBERECKY = 'Liberecký kraj';
const KRALOVEHRADECKY = 'Královéhradecký kraj';
const PARDUBICKY = 'Pardubický kraj';
const VYSOCINA = 'Kraj Vysočina';
const JIHOMORAVSKY = 'Jihomoravský kraj';
const OLOMOUCKY = 'Olomoucký kraj';
const ZLINSKY = 'Zlínský kraj';
const MORAVSKOSLEZSKY = 'Moravskoslezský kraj';

type CityTuple = readonly [
  name: string,
  region: string,
  latitude: number,
  longitude: number,
  country?: string,
];

/** Append new cities at the end: the index determines the id. */
const cityTuples: readonly CityTuple[] = [
  ['Praha', PRAHA, 50.0755, 14.4378],
  ['Brno', JIHOMORAVSKY, 49.1951, 16.6068],
  ['Ostrava', MORAVSKOSLEZSKY, 49.8209, 18.2625],
  ['Plzeň', PLZENSKY, 49.7384, 13.3736],
  ['Liberec', LIBERECKY, 50.7663, 15.0543],
  ['Olomouc', OLOMOUCKY, 49.5938, 17.2509],
  ['Hradec Králové', KRALOVEHRADECKY, 50.2104, 15.8252],
  ['Ústí nad Labem', USTECKY, 50.6607, 14.0323],
  ['Pardubice', PARDUBICKY, 50.0343, 15.7812],
  ['Zlín', ZLINSKY, 49.2265, 17.667],
  ['Havířov', MORAVSKOSLEZSKY, 49.7798, 18.4369],
  ['Kladno', STREDOCESKY, 50.1473, 14.1029],
  ['Most', USTECKY, 50.503, 13.6362],
  ['Opava', MORAVSKOSLEZSKY, 49.9387, 17.9026],
  ['Frýdek-Místek', MORAVSKOSLEZSKY, 49.6854, 18.3484],
  ['Jihlava', VYSOCINA, 49.3961, 15.5912],
  ['České Budějovice', JIHOCESKY, 48.9747, 14.4743],
  ['Karlovy Vary', KARLOVARSKY, 50.2305, 12.8711],
  ['Teplice', USTECKY, 50.6404, 13.8245],
  ['Děčín', USTECKY, 50.7821, 14.2148],
  ['Karviná', MORAVSKOSLEZSKY, 49.854, 18.5417],
  ['Chomutov', USTECKY, 50.4605, 13.4178],
  ['Jablonec nad Nisou', LIBERECKY, 50.7243, 15.1711],
  ['Mladá Boleslav', STREDOCESKY, 50.4113, 14.9032],
  ['Prostějov', OLOMOUCKY, 49.4719, 17.1118],
  ['Přerov', OLOMOUCKY, 49.4551, 17.4509],
  ['Česká Lípa', LIBERECKY, 50.6855, 14.5377],
  ['Třebíč', VYSOCINA, 49.2149, 15.8817],
  ['Třinec', MORAVSKOSLEZSKY, 49.6776, 18.6708],
  ['Tábor', JIHOCESKY, 49.4144, 14.6578],
  ['Znojmo', JIHOMORAVSKY, 48.8555, 16.0488],
  ['Kolín', STREDOCESKY, 50.0281, 15.2006],
  ['Příbram', STREDOCESKY, 49.6899, 14.0104],
  ['Cheb', KARLOVARSKY, 50.0796, 12.3739],
  ['Písek', JIHOCESKY, 49.3088, 14.1475],
  ['Trutnov', KRALOVEHRADECKY, 50.561, 15.9127],
  ['Kroměříž', ZLINSKY, 49.2979, 17.3931],
  ['Orlová', MORAVSKOSLEZSKY, 49.8453, 18.4302],
  ['Vsetín', ZLINSKY, 49.3387, 17.9962],
  ['Uherské Hradiště', ZLINSKY, 49.0698, 17.4597],
  ['Břeclav', JIHOMORAVSKY, 48.759, 16.882],
  ['Hodonín', JIHOMORAVSKY, 48.8489, 17.1324],
  ['Šumperk', OLOMOUCKY, 49.9653, 16.9706],
  ['Český Krumlov', JIHOCESKY, 48.8127, 14.3175],
  ['Litoměřice', USTECKY, 50.5335, 14.1318],
  ['Havlíčkův Brod', VYSOCINA, 49.6078, 15.5807],
  ['Nový Jičín', MORAVSKOSLEZSKY, 49.5944, 18.0103],
  ['Krnov', MORAVSKOSLEZSKY, 50.0897, 17.7039],
  ['Sokolov', KARLOVARSKY, 50.1813, 12.6401],
  ['Strakonice', JIHOCESKY, 49.2614, 13.9024],
  ['Valašské Meziříčí', ZLINSKY, 49.4718, 17.9711],
  ['Klatovy', PLZENSKY, 49.3955, 13.2951],
  ['Kopřivnice', MORAVSKOSLEZSKY, 49.5995, 18.1448],
  ['Jindřichův Hradec', JIHOCESKY, 49.144, 15.003],
  ['Kutná Hora', STREDOCESKY, 49.9484, 15.2682],
  ['Náchod', KRALOVEHRADECKY, 50.4167, 16.1629],
  ['Žďár nad Sázavou', VYSOCINA, 49.5627, 15.9392],
  ['Chrudim', PARDUBICKY, 49.9511, 15.7956],
  ['Blansko', JIHOMORAVSKY, 49.363, 16.6445],
  ['Mělník', STREDOCESKY, 50.3505, 14.4741],
  ['Beroun', STREDOCESKY, 49.9638, 14.072],
  ['Vyškov', JIHOMORAVSKY, 49.2775, 16.999],
  ['Rokycany', PLZENSKY, 49.7427, 13.5946],
  ['Svitavy', PARDUBICKY, 49.7559, 16.4683],
  ['Jičín', KRALOVEHRADECKY, 50.4372, 15.3516],
  ['Pelhřimov', VYSOCINA, 49.4313, 15.2234],
  ['Mariánské Lázně', KARLOVARSKY, 49.9646, 12.7012],
  ['Turnov', LIBERECKY, 50.5874, 15.1569],
  ['Bratislava', 'Bratislavský kraj', 48.1486, 17.1077, 'SK'],
  ['London', 'Greater London', 51.5074, -0.1278, 'GB'],
];

/** All cities: Czech ones from all fourteen regions, and two abroad. */
export const seedCities: readonly City[] = cityTuples.map(
  ([name, region, latitude, longitude, country = 'CZ'], index) => ({
    id: index + 1,
    name,
    region,
    country_code: country,
    latitude,
    longitude,
  }),
);

/** Finds the id of a city by its name; throws when the seed has no such city. */
export function cityId(name: string): number {
  const city = seedCities.find((candidate) => candidate.name === name);
  if (!city) throw new Error(`The seed has no city named ${name}.`);
  return city.id;
}
