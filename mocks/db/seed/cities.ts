import type { City } from '@/generated/schemas/city.zod';

type CityTuple = [name: string, region: string, latitude: number, longitude: number, country?: string];

/** Append new cities at the end: the index determines the id. */
const cityTuples: readonly CityTuple[] = [
  ['Praha', 'Hlavní město Praha', 50.0755, 14.4378],
  ['Brno', 'Jihomoravský kraj', 49.1951, 16.6068],
  ['Ostrava', 'Moravskoslezský kraj', 49.8209, 18.2625],
  ['Plzeň', 'Plzeňský kraj', 49.7384, 13.3736],
  ['Liberec', 'Liberecký kraj', 50.7663, 15.0543],
  ['Olomouc', 'Olomoucký kraj', 49.5938, 17.2509],
  ['Hradec Králové', 'Královéhradecký kraj', 50.2104, 15.8252],
  ['Ústí nad Labem', 'Ústecký kraj', 50.6607, 14.0323],
  ['Pardubice', 'Pardubický kraj', 50.0343, 15.7812],
  ['Zlín', 'Zlínský kraj', 49.2265, 17.667],
  ['Havířov', 'Moravskoslezský kraj', 49.7798, 18.4369],
  ['Kladno', 'Středočeský kraj', 50.1473, 14.1029],
  ['Most', 'Ústecký kraj', 50.503, 13.6362],
  ['Opava', 'Moravskoslezský kraj', 49.9387, 17.9026],
  ['Frýdek-Místek', 'Moravskoslezský kraj', 49.6854, 18.3484],
  ['Jihlava', 'Kraj Vysočina', 49.3961, 15.5912],
  ['České Budějovice', 'Jihočeský kraj', 48.9747, 14.4743],
  ['Karlovy Vary', 'Karlovarský kraj', 50.2305, 12.8711],
  ['Teplice', 'Ústecký kraj', 50.6404, 13.8245],
  ['Děčín', 'Ústecký kraj', 50.7821, 14.2148],
  ['Karviná', 'Moravskoslezský kraj', 49.854, 18.5417],
  ['Chomutov', 'Ústecký kraj', 50.4605, 13.4178],
  ['Jablonec nad Nisou', 'Liberecký kraj', 50.7243, 15.1711],
  ['Mladá Boleslav', 'Středočeský kraj', 50.4113, 14.9032],
  ['Prostějov', 'Olomoucký kraj', 49.4719, 17.1118],
  ['Přerov', 'Olomoucký kraj', 49.4551, 17.4509],
  ['Česká Lípa', 'Liberecký kraj', 50.6855, 14.5377],
  ['Třebíč', 'Kraj Vysočina', 49.2149, 15.8817],
  ['Třinec', 'Moravskoslezský kraj', 49.6776, 18.6708],
  ['Tábor', 'Jihočeský kraj', 49.4144, 14.6578],
  ['Znojmo', 'Jihomoravský kraj', 48.8555, 16.0488],
  ['Kolín', 'Středočeský kraj', 50.0281, 15.2006],
  ['Příbram', 'Středočeský kraj', 49.6899, 14.0104],
  ['Cheb', 'Karlovarský kraj', 50.0796, 12.3739],
  ['Písek', 'Jihočeský kraj', 49.3088, 14.1475],
  ['Trutnov', 'Královéhradecký kraj', 50.561, 15.9127],
  ['Kroměříž', 'Zlínský kraj', 49.2979, 17.3931],
  ['Orlová', 'Moravskoslezský kraj', 49.8453, 18.4302],
  ['Vsetín', 'Zlínský kraj', 49.3387, 17.9962],
  ['Uherské Hradiště', 'Zlínský kraj', 49.0698, 17.4597],
  ['Břeclav', 'Jihomoravský kraj', 48.759, 16.882],
  ['Hodonín', 'Jihomoravský kraj', 48.8489, 17.1324],
  ['Šumperk', 'Olomoucký kraj', 49.9653, 16.9706],
  ['Český Krumlov', 'Jihočeský kraj', 48.8127, 14.3175],
  ['Litoměřice', 'Ústecký kraj', 50.5335, 14.1318],
  ['Havlíčkův Brod', 'Kraj Vysočina', 49.6078, 15.5807],
  ['Nový Jičín', 'Moravskoslezský kraj', 49.5944, 18.0103],
  ['Krnov', 'Moravskoslezský kraj', 50.0897, 17.7039],
  ['Sokolov', 'Karlovarský kraj', 50.1813, 12.6401],
  ['Strakonice', 'Jihočeský kraj', 49.2614, 13.9024],
  ['Valašské Meziříčí', 'Zlínský kraj', 49.4718, 17.9711],
  ['Klatovy', 'Plzeňský kraj', 49.3955, 13.2951],
  ['Kopřivnice', 'Moravskoslezský kraj', 49.5995, 18.1448],
  ['Jindřichův Hradec', 'Jihočeský kraj', 49.144, 15.003],
  ['Kutná Hora', 'Středočeský kraj', 49.9484, 15.2682],
  ['Náchod', 'Královéhradecký kraj', 50.4167, 16.1629],
  ['Žďár nad Sázavou', 'Kraj Vysočina', 49.5627, 15.9392],
  ['Chrudim', 'Pardubický kraj', 49.9511, 15.7956],
  ['Blansko', 'Jihomoravský kraj', 49.363, 16.6445],
  ['Mělník', 'Středočeský kraj', 50.3505, 14.4741],
  ['Beroun', 'Středočeský kraj', 49.9638, 14.072],
  ['Vyškov', 'Jihomoravský kraj', 49.2775, 16.999],
  ['Rokycany', 'Plzeňský kraj', 49.7427, 13.5946],
  ['Svitavy', 'Pardubický kraj', 49.7559, 16.4683],
  ['Jičín', 'Královéhradecký kraj', 50.4372, 15.3516],
  ['Pelhřimov', 'Kraj Vysočina', 49.4313, 15.2234],
  ['Mariánské Lázně', 'Karlovarský kraj', 49.9646, 12.7012],
  ['Turnov', 'Liberecký kraj', 50.5874, 15.1569],
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
