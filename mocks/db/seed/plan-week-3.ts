import { crowns, type PlannedMatch } from './planned-match.ts';

/** The days 14 to 20. A row of facts is easier to compare on few lines. */
// oxfmt-ignore
export const weekThree: readonly PlannedMatch[] = [
  {
    venue: 'archbishopsPark', day: 14, clock: '18:30', weekend: '11:00', minutes: 60, timezone: 'Europe/London',
    sport: 'football', level: 'any', format: '5v5',
    title: 'Czechs in London: five\u2011a\u2011side by the Thames',
    description: 'Ten minutes from Waterloo. Everybody is welcome, Czech or not. Astro boots or trainers, no studs.',
    min: 8, max: 10, price: { amount: 600, currency: 'GBP' }, leaveBefore: 12, roster: 6,
    parts: { alex: 'joined' }, thread: 'english',
  },
  {
    venue: 'slovany', day: 14, clock: '18:00', weekend: '15:00', minutes: 120,
    sport: 'volleyball', level: 'intermediate', format: '6v6',
    title: 'Volejbal šestek na Slovanech',
    description: 'Hrajeme na šest, přihrávku, nahrávku a smeč by měl zvládnout každý.',
    min: 10, max: 12, price: crowns(80), joinBefore: 6, roster: 10,
  },
  {
    venue: 'riviera', day: 15, clock: '16:30', weekend: '11:00', minutes: 90,
    sport: 'other', level: 'intermediate', format: '3v3',
    title: 'Streetball, tři na tři na jeden koš',
    description: 'Hraje se do jedenadvaceti. Za deště se přesuneme pod most, je tam druhý koš.',
    min: 6, max: 6, roster: 4,
  },
  {
    venue: 'vrsovice', day: 16, clock: '19:00', weekend: '10:00', minutes: 90,
    sport: 'floorball', level: 'intermediate', format: '5v5',
    title: '{Den} florbal ve Vršovicích',
    description: 'Poslední místo, potom už jen náhradníci. Hala má nový povrch, prosíme světlou podrážku.',
    min: 10, max: 12, price: crowns(130), leaveBefore: 10, confirmBefore: 24, roster: 11, parts: { tomas: 'joined' },
  },
  {
    venue: 'univerzitni', day: 17, clock: '16:00', weekend: '09:00', minutes: 240,
    sport: 'badminton', level: 'any', format: '2v2',
    title: 'Turnaj čtyřher pro všechny, kdo mají raketu a nevadí jim prohrávat s úsměvem',
    description:
      'Každý s každým ve skupinách po čtyřech, potom čtvrtfinále. Zápasy na jeden set do jedenadvaceti, píská si každý sám.\n\n' +
      'Dvojice losujeme na místě, protože se tak nejlíp poznáme. Kdo chce hrát s někým určitým, ať to napíše do chatu a my to nějak zařídíme.\n\n' +
      'S sebou sálovou obuv se světlou podrážkou, pití a ručník. Míčky kupujeme společně a jsou v ceně stejně jako čaj a domácí bábovka. ' +
      'Ceny budou, i když zatím nevíme jaké; loni to byl sud okurek.\n\n' +
      'Kdo vypadne první, počítá body u finále. Diváci, děti a psi vítáni, psi na vodítku.',
    min: 12, max: 24, price: crowns(150), joinBefore: 48, leaveBefore: 72, roster: 9,
    parts: { jana: 'joined' },
  },
  {
    venue: 'komarov', day: 18, clock: '07:00', weekend: '09:00', minutes: 60,
    sport: 'badminton', level: 'advanced', format: '1v1',
    title: 'Dvouhra s někým lepším, než jsem já',
    description: 'Kurt je zamluvený a zaplacený. Stačí přijít a vyhrát.',
    min: 2, max: 2, roster: 1,
  },
  {
    venue: 'trebes', day: 19, clock: '18:00', weekend: '16:00', minutes: 90,
    sport: 'floorball', level: 'any', format: '4v4',
    title: 'Florbal v Třebši hledá lidi',
    description: 'Potřebujeme aspoň osm hráčů, jinak halu vrátíme. Přiveďte sousedy.',
    min: 8, max: 10, price: crowns(65), roster: 3,
  },
  {
    venue: 'luzanky', day: 20, clock: '18:00', weekend: '10:00', minutes: 90,
    sport: 'football', level: 'intermediate', format: '5v5',
    title: '{Den} futsal na Lužánkách',
    description: 'Vypsáno s předstihem, ať si držíte večer. Hrajeme pět na pět, rozlišováky máme.',
    min: 8, max: 10, price: crowns(120), leaveBefore: 8, confirmBefore: 12, roster: 2,
    parts: { jana: 'confirmed' },
  },
];
