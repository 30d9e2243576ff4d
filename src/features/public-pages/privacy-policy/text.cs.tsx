import type { Block } from '@/features/public-pages/article';
import { env } from '@/env';
import { externalHosts } from './external-hosts';
import { CookieTable, StorageTable } from './stored-table';
import { storedTextsCs } from './stored-texts.cs';

export const privacyPolicyCs: readonly Block[] = [
  {
    summary: 'V\u00a0kostce',
    ul: [
      'Ukládáme jen to, bez čeho se zápas domluvit nedá, a\u00a0co o\u00a0sobě sami napíšete.',
      'Nemáme reklamu, měření návštěvnosti ani sledovací cookies.',
      'Ostatní hráči váš e\u2011mail neuvidí. Vidí jméno, které si zvolíte, a\u00a0obrázek.',
      `Na cizí servery se prohlížeč obrátí, teprve když klepnete na odkaz, který tam vede${externalHosts.hasExceptions ? ' (výjimky popisujeme níže)' : ''}.`,
    ],
  },
  { h2: 'Kdo údaje spravuje' },
  'Správcem osobních údajů je organizátor, který na této adrese Hrajem provozuje a\u00a0vypisuje tu zápasy. Obracejte se na něj se vším, co v\u00a0aplikaci nevyřešíte sami.',
  { h2: 'Co o\u00a0vás víme' },
  {
    dl: {
      Účet: 'Uživatelské jméno, e\u2011mail a\u00a0to, jestli je ověřený, jméno a\u00a0příjmení, jazyk a\u00a0den registrace. Heslo server ukládá jen jako otisk, ze kterého se zpětně přečíst nedá.',
      Profil:
        'Jméno, pod kterým vás uvidí ostatní (ze začátku je to vaše jméno a\u00a0příjmení), města, oblíbený sport a\u00a0úroveň, pár slov o\u00a0vás, obrázek a\u00a0které e\u2011maily chcete dostávat. Kromě jména je všechno nepovinné.',
      Hraní:
        'Ke kterým zápasům jste se kdy přidali, ze kterých jste se odhlásili, jestli jste účast potvrdili a\u00a0jestli jste přišli. Z\u00a0toho se počítají vaše statistiky.',
      Zprávy: 'Co jste napsali do chatů a\u00a0kam až jste je přečetli.',
      Spojení: 'Jako u\u00a0každého webu vidí server vaši IP adresu a\u00a0jaký prohlížeč používáte.',
    },
  },
  'Údaje o\u00a0účtu a\u00a0hraní potřebujeme k\u00a0tomu, kvůli čemu jste se zaregistrovali (plnění smlouvy). Nepovinné ukládáme proto, že jste je sami vyplnili (souhlas); v\u00a0profilu je kdykoli změníte nebo smažete. Obrázek tam vyměníte, o\u00a0jeho smazání požádejte správce.',
  { h2: 'Kdo co vidí' },
  {
    ul: [
      'Kdo je přihlášený, vidí na soupisce vaše zvolené jméno, obrázek a\u00a0to, jestli jste účast potvrdili, nebo čekáte mezi náhradníky.',
      'Chat zápasu čtou jen lidé z\u00a0jeho soupisky a\u00a0náhradníci.',
      'E\u2011mail, statistiky, nastavení a\u00a0všechno ostatní z\u00a0profilu vidíte jen vy a\u00a0správce.',
      'Údaje nikomu neprodáváme ani nepředáváme k\u00a0reklamě.',
    ],
  },
  { h2: 'Jaké e\u2011maily vám přijdou' },
  'Ověření adresy, odkaz pro nové heslo, jednorázový kód a\u00a0prosba o\u00a0potvrzení účasti. Připomínky zápasů a\u00a0nové zprávy z\u00a0chatů jen tehdy, když je máte v\u00a0profilu zapnuté.',
  { h2: 'Obrázek' },
  'Vybranou fotku zmenšíme na 512 × 512 bodů přímo ve vašem zařízení. Tím z\u00a0ní zmizí i\u00a0skryté údaje, třeba kde a\u00a0kdy jste ji vyfotili. Na server jde jen tento výřez, originál vaše zařízení neopustí.',
  { h2: 'Kde jste' },
  'Polohu od prohlížeče chceme, jen když v\u00a0seznamu zápasů zvolíte Nejblíž. Podle ní seřadíme zápasy přímo ve vašem zařízení. Nikam ji neposíláme a\u00a0neukládáme; zapomene se, jakmile řazení zrušíte, stránku zavřete nebo se odhlásíte.',
  { h2: 'Cookies' },
  'Používáme tři, čte je jen tento web a\u00a0slouží jen přihlášení a\u00a0jazyku. Proto se vás na ně neptáme žádnou lištou.',
  { table: <CookieTable texts={storedTextsCs} /> },
  { h2: 'Co si pamatuje prohlížeč' },
  'V\u00a0úložišti vašeho prohlížeče je navíc toto. Nikam to neposíláme.',
  { table: <StorageTable texts={storedTextsCs} /> },
  'Na iPhonu, iPadu a\u00a0v\u00a0Safari smaže prohlížeč všechno z\u00a0obou tabulek, když Hrajem sedm dní neotevřete. Pak se přihlásíte znovu a\u00a0zprávy, které do té doby neodešly, jsou pryč.',
  env.offline &&
    'Prohlížeč si také ukládá soubory samotné aplikace (kód, texty, ikony), aby se Hrajem otevřelo i\u00a0bez signálu. Pro všechny jsou stejné a\u00a0nic o\u00a0vás v\u00a0nich není. Starší verzi nahradí novější, zmizí s\u00a0daty prohlížeče.',
  'Upozornění na nové zprávy ukazuje sám prohlížeč, dokud je aplikace otevřená. Žádný další server o\u00a0nich neví.',
  { h2: 'Co odchází jinam' },
  {
    ul: {
      ...(externalHosts.apiHost !== '' && {
        'Server s\u00a0daty.': `Zápasy, zprávy a\u00a0všechno ostatní si aplikace bere ze serveru ${externalHosts.apiHost} a\u00a0tam také ukládá, co zadáte.`,
      }),
      'Mapa.':
        'Odkaz vede na OpenStreetMap. Dokud na něj neklepnete, nic se tam neposílá; potom se OpenStreetMap dozví polohu hřiště.',
      'Kalendář.':
        'Odkazy do Kalendáře Google a\u00a0Outlooku předají název, čas a\u00a0místo zápasu, až když na ně klepnete. Soubor .ics vzniká ve vašem zařízení.',
      'Odkazy ve zprávách.': 'Cizí stránka se nedozví, odkud jste na ni přišli.',
      ...(env.googleClientId !== '' && {
        'Přihlášení přes Google.':
          'Na stránkách přihlášení a\u00a0registrace se načítá tlačítko ze serveru accounts.google.com, takže Google pozná, že jste je navštívili, a\u00a0může si uložit vlastní cookies. Když se přes něj přihlásíte, předá nám vaše jméno, e\u2011mail a\u00a0potvrzení, že jste to vy. Jinde v\u00a0aplikaci Google není.',
      }),
      ...(externalHosts.reportHost !== '' && {
        'Hlášení chyb.': `Když se aplikace pokazí, pošle na server ${externalHosts.reportHost} hlášení: co selhalo, na které stránce, v\u00a0jakém prohlížeči a\u00a0co tomu předcházelo. Hesla, přihlašovací údaje, zprávy, e\u2011maily a\u00a0tajné části odkazů z\u00a0něj předem odstraní.`,
      }),
    },
  },
  `Písma ani skripty z\u00a0cizích serverů aplikace nenačítá${env.googleClientId !== '' ? ', s\u00a0výjimkou popsaného tlačítka' : ''}. Dokud je otevřená, ptá se sama svého serveru na nové zprávy a\u00a0jednou za čas na svou novější verzi.`,
  { h2: 'Jak dlouho a\u00a0jak to smazat' },
  'Údaje uchováváme, dokud máte účet. Profil si upravíte sami a\u00a0statistiky stáhnete jako CSV přímo v\u00a0aplikaci. Máte právo dozvědět se, co o\u00a0vás víme, nechat si to vydat, opravit nebo smazat a\u00a0vznést námitku: napište správci. Když s\u00a0odpovědí nebudete spokojeni, můžete podat stížnost u\u00a0Úřadu pro ochranu osobních údajů.',
];
