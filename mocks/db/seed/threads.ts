/** `o` is the organizer; the other letters are the next three people on the roster. */
type Speaker = 'o' | 'a' | 'b' | 'c';

export type Thread = readonly (readonly [speaker: Speaker, text: string])[];

const futsal: Thread = [
  ['o', 'Ahoj všem, halu máme potvrzenou. Sraz deset minut předem u šaten.'],
  ['a', 'Super, beru míč a pumpičku.'],
  ['b', 'Rozlišováky jsou u mě, minule zůstaly v autě.'],
  ['c', 'Klidně půjdu do brány, kdyby nikdo nechtěl.'],
  ['o', 'To je nejlepší zpráva dne, píšu si to.'],
  ['b', 'Nemá někdo volné místo v autě od nádraží?'],
  ['a', 'Mám, stavím se tam cestou.'],
  ['b', 'Paráda, díky!'],
  ['o', 'Parkujte prosím za halou, vepředu se kope.'],
];

const season: Thread = [
  ...futsal,
  ['c', 'Kdo byl minule poslední v šatně? Zůstala tam modrá bunda.'],
  ['b', 'To je moje! Už ji týden hledám…'],
  ['c', 'Mám ji doma, přivezu.'],
  ['o', 'Peníze za halu prosím až na místě, vybírám do čepice.'],
  ['a', 'Jde to i převodem?'],
  ['o', 'Jde, ale čepice je větší legrace.'],
  ['b', 'Koleno drží, tak snad dám celý zápas.'],
  ['a', 'Neblázni, střídáme po třech minutách, stihneš to vydýchat.'],
  ['c', 'Minule to bylo 11:9? Nebo jsme zase přestali počítat?'],
  ['a', '11:10. Ten poslední gól platil.'],
  ['o', 'Neplatil.'],
  ['a', 'Platil.'],
  ['b', 'Platil, je to na videu.'],
  ['o', 'Dobře, platil. Ale letos naposledy.'],
  ['c', 'Mám pro zájemce dva páry sálovek velikost 43, skoro nové.'],
  ['b', 'Beru jedny, díky.'],
  ['o', 'Náhradníci, sledujte to tu, na poslední chvíli se vždycky někdo omluví.'],
  [
    'a',
    'Tady je mapa, kdo jede poprvé: https://www.openstreetmap.org/?mlat=49.2102&mlon=16.6086#map=17/49.2102/16.6086',
  ],
  ['c', 'Díky, přesně tohle mi chybělo.'],
  ['b', 'Pivo potom?'],
  ['a', 'Jedno.'],
  ['c', 'Jedno. 🍺'],
  ['o', 'Jedno, jako vždycky. Takže tři.'],
];

export const threads = {
  futsal,
  season,
  volleyball: [
    ['o', 'Síť je natažená, stačí přinést dobrou náladu a sálovky.'],
    ['a', 'Máme míč? Můj praskl ve švu.'],
    ['o', 'Máme dva nové.'],
    ['b', 'Kdyby se někdo odhlásil, dejte vědět, ségra by šla hned.'],
    ['c', 'Já možná dorazím o deset minut později, začněte beze mě.'],
    ['o', 'V pohodě, začínáme rozcvičkou.'],
  ],
  floorball: [
    ['o', 'Branky i mantinely jsou na místě, hokejku si vezměte vlastní, kdo má.'],
    ['a', 'Mám jednu levou navíc, půjčím.'],
    ['b', 'Tu bych bral, díky. Brýle někdo?'],
    ['a', 'Brýle půjčují u vrátnice zadarmo.'],
    ['c', 'Kdo chytá?'],
    ['o', 'Zatím nikdo. Kdo chytá, neplatí.'],
    ['c', 'Tak to chytám já.'],
  ],
  hockey: [
    ['o', 'Led máme od celé, do kabin se může půl hodiny předem. Kabina 3.'],
    ['a', 'Světlý, nebo tmavý dres?'],
    ['o', 'Vezměte oba, rozdělíme to podle brankářů.'],
    ['b', 'Nabrousí tam na místě?'],
    ['a', 'Jo, u pokladny, ale jen do sedmi.'],
  ],
  smallSided: [
    ['o', 'Hřiště je naše. Vezměte světlé a tmavé tričko, strany losujeme až na místě.'],
    ['a', 'Můžu vzít kamarádku? Hraje levého beka líp než my všichni.'],
    ['o', 'Jasně, jen ať se přidá tady, ať víme počet.'],
    ['b', 'Kopačky s kolíky nechte doma, je to umělka.'],
    ['c', 'Díky za tip, beru turfy.'],
  ],
  kickabout: [
    ['o', 'Pitch is booked. Bring a light and a dark shirt, we pick teams on the spot.'],
    ['a', 'Can I bring a friend? She plays left back and is better than all of us.'],
    ['o', 'Of course, just let her join here so that we know the number.'],
    ['b', 'No studs please, it is artificial grass.'],
    ['c', 'Thanks for the heads-up, trainers then.'],
  ],
  english: [
    ['o', 'Hi everyone! The hall opens fifteen minutes before we start, the code is on the door.'],
    ['a', 'Great. Is there somewhere to leave a bike?'],
    ['o', 'Yes, there is a rack behind the building.'],
    ['b', 'My English is a bit rusty, is that all right?'],
    ['o', 'Of course, half of us think in Czech. 🙂'],
    ['c', 'See you there!'],
  ],
} as const satisfies Record<string, Thread>;

export type ThreadName = keyof typeof threads;
