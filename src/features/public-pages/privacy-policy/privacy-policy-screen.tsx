import { env } from '@/env';
import { Article, type Block } from '@/features/public-pages/article';
import { CookieTable, StorageTable } from './stored-table';
import { storedTexts } from './stored-texts';

const hostOf = (address: string): string => address && new URL(address).host;

/** The hosts of other servers that the app sends data to, from the build's settings; empty when there is none. */
const apiHost = hostOf(env.apiOrigin);
const errorReportHost = hostOf(env.sentryDsn);
const hasOtherServers = apiHost + errorReportHost + env.googleClientId !== '';

const cs: readonly Block[] = [
  {
    summary: 'V\u00a0kostce',
    ul: [
      'Ukládáme jen to, bez čeho se zápas domluvit nedá, a\u00a0co o\u00a0sobě sami napíšete.',
      'Nemáme reklamu, měření návštěvnosti ani sledovací cookies.',
      'Ostatní hráči váš e\u2011mail neuvidí. Vidí jméno, které si zvolíte, a\u00a0obrázek.',
      `Na cizí servery se prohlížeč obrátí, teprve když klepnete na odkaz, který tam vede${hasOtherServers ? ' (výjimky popisujeme níže)' : ''}.`,
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
  'Polohu od prohlížeče chceme, jen když v\u00a0seznamu zápasů zvolíte Poblíž. Podle ní seřadíme zápasy přímo ve vašem zařízení. Nikam ji neposíláme a\u00a0neukládáme; zapomene se, jakmile řazení zrušíte, stránku zavřete nebo se odhlásíte.',
  { h2: 'Cookies' },
  'Používáme tři, čte je jen tento web a\u00a0slouží jen přihlášení a\u00a0jazyku. Proto se vás na ně neptáme žádnou lištou.',
  <CookieTable key="cookies" texts={storedTexts.cs} />,
  { h2: 'Co si pamatuje prohlížeč' },
  'V\u00a0úložišti vašeho prohlížeče je navíc toto. Nikam to neposíláme.',
  <StorageTable key="storage" texts={storedTexts.cs} />,
  'Na iPhonu, iPadu a\u00a0v\u00a0Safari smaže prohlížeč všechno z\u00a0obou tabulek, když Hrajem sedm dní neotevřete. Pak se přihlásíte znovu a\u00a0zprávy, které do té doby neodešly, jsou pryč.',
  env.offline &&
    'Prohlížeč si také ukládá soubory samotné aplikace (kód, texty, ikony), aby se Hrajem otevřelo i\u00a0bez signálu. Pro všechny jsou stejné a\u00a0nic o\u00a0vás v\u00a0nich není. Starší verzi nahradí novější, zmizí s\u00a0daty prohlížeče.',
  'Upozornění na nové zprávy ukazuje sám prohlížeč, dokud je aplikace otevřená. Žádný další server o\u00a0nich neví.',
  { h2: 'Co odchází jinam' },
  {
    ul: {
      ...(apiHost !== '' && {
        'Server s\u00a0daty.': `Zápasy, zprávy a\u00a0všechno ostatní si aplikace bere ze serveru ${apiHost} a\u00a0tam také ukládá, co zadáte.`,
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
      ...(errorReportHost !== '' && {
        'Hlášení chyb.': `Když se aplikace pokazí, pošle na server ${errorReportHost} hlášení: co selhalo, na které stránce, v\u00a0jakém prohlížeči a\u00a0co tomu předcházelo. Hesla, přihlašovací údaje, zprávy, e\u2011maily a\u00a0tajné části odkazů z\u00a0něj předem odstraní. Bez signálu hlášení počká v\u00a0zařízení (sentry-offline), nejvýš jich je třicet.`,
      }),
    },
  },
  `Písma ani skripty z\u00a0cizích serverů aplikace nenačítá${env.googleClientId !== '' ? ', s\u00a0výjimkou popsaného tlačítka' : ''}. Dokud je otevřená, ptá se sama svého serveru na nové zprávy a\u00a0jednou za čas na svou novější verzi.`,
  { h2: 'Jak dlouho a\u00a0jak to smazat' },
  'Údaje uchováváme, dokud máte účet. Profil si upravíte sami a\u00a0statistiky stáhnete jako CSV přímo v\u00a0aplikaci. Máte právo dozvědět se, co o\u00a0vás víme, nechat si to vydat, opravit nebo smazat a\u00a0vznést námitku: napište správci. Když s\u00a0odpovědí nebudete spokojeni, můžete podat stížnost u\u00a0Úřadu pro ochranu osobních údajů.',
];

const en: readonly Block[] = [
  {
    summary: 'In short',
    ul: [
      'We keep only what it takes to arrange a match, and what you tell us about yourself.',
      'There are no ads, no visitor tracking and no tracking cookies.',
      'Other players never see your email. They see the name that you choose, and your picture.',
      `Your browser turns to other servers only when you follow a link there${hasOtherServers ? ' (the exceptions are described below)' : ''}.`,
    ],
  },
  { h2: 'Who is responsible' },
  'The controller of your personal data is the organiser who runs Hrajem at this address and puts up its matches. Turn to them with anything that you can’t settle in the app yourself.',
  { h2: 'What we know about you' },
  {
    dl: {
      Account:
        'Your username, your email and whether it’s verified, first and last name, language, and the day you registered. Of the password the server keeps only a hash, from which it can’t be read back.',
      Profile:
        'The name that others see (at first it’s your first and last name), cities, favourite sport and level, a few words about you, a picture, and which emails you want. All but the name is optional.',
      Playing:
        'Which matches you joined and left and when, whether you confirmed, and whether you came. Your statistics are counted from this.',
      Messages: 'What you wrote in chats, and how far you have read them.',
      Connection: 'As with every website, the server sees your IP address and which browser you use.',
    },
  },
  'We need account and playing data to do what you registered for (performance of a contract). Optional data is kept because you entered it (consent); you can change or remove it in your profile at any time. A picture can be replaced there; ask the organiser to delete it.',
  { h2: 'Who sees what' },
  {
    ul: [
      'People who are signed in see on rosters the name that you chose, your picture, and whether you confirmed or are on the waiting list.',
      'The chat of a match is read only by the people on its roster and waiting list.',
      'Your email, statistics, settings and everything else in your profile are seen by you and the organiser only.',
      'We neither sell data nor pass it on for advertising.',
    ],
  },
  { h2: 'Which emails you get' },
  'Verification of your address, the link for a new password, one-time codes, and requests to confirm that you’re coming. Match reminders and new chat messages only while they are switched on in your profile.',
  { h2: 'Your picture' },
  'The photo that you choose is reduced to 512 × 512 pixels right on your device. That also removes what is hidden in it, such as where and when it was taken. Only this crop goes to the server; the original never leaves your device.',
  { h2: 'Where you are' },
  'We ask your browser for your location only when you choose Near me in the list of matches. It puts the matches in order right on your device. We neither send it anywhere nor store it; it’s forgotten once you turn it off, close the page or sign out.',
  { h2: 'Cookies' },
  'There are three. Only this site reads them, and only for signing in and for your language. That’s why there’s no banner asking you about them.',
  <CookieTable key="cookies" texts={storedTexts.en} />,
  { h2: 'What your browser remembers' },
  'Your browser’s storage also holds the following. We send none of it anywhere.',
  <StorageTable key="storage" texts={storedTexts.en} />,
  'On an iPhone, an iPad and in Safari the browser deletes everything in both tables once you haven’t opened Hrajem for seven days. You then sign in again, and messages that weren’t sent by then are gone.',
  env.offline &&
    'The browser also keeps the files of the app itself (code, words, icons), so that Hrajem opens even without a signal. They are the same for everybody, and nothing about you is in them. A newer version replaces an older one; they go when you clear the browser’s data.',
  'Notifications of new messages are shown by the browser itself while the app is open. No other server knows of them.',
  { h2: 'What goes elsewhere' },
  {
    ul: {
      ...(apiHost !== '' && {
        'The data server.': `The app gets matches, messages and everything else from ${apiHost}, and keeps there what you enter.`,
      }),
      'Maps.':
        'The link leads to OpenStreetMap. Nothing is sent there before you follow it; then OpenStreetMap learns where the venue is.',
      'Calendars.':
        'The links to Google Calendar and Outlook hand over title, time and place of the match once you follow them. The .ics file is made on your device.',
      'Links in messages.': 'The other site isn’t told where you came from.',
      ...(env.googleClientId !== '' && {
        'Sign in with Google.':
          'The pages for signing in and registering load a button from accounts.google.com, so Google can tell that you visited them and may set cookies of its own. If you use it, Google gives us your name, your email and the assurance that it’s you. There’s no Google anywhere else in the app.',
      }),
      ...(errorReportHost !== '' && {
        'Error reports.': `When the app breaks, it reports to ${errorReportHost} what failed, on which page, in which browser and what came before. Passwords, sign-in data, messages, emails and the secret parts of links are removed first. Without a signal, up to thirty reports wait on the device (sentry-offline).`,
      }),
    },
  },
  `The app loads no fonts or scripts from other servers${env.googleClientId !== '' ? ', apart from that button' : ''}. While it is open, it asks its own server for new messages, and now and then for a newer version of itself.`,
  { h2: 'How long, and how to have it deleted' },
  'We keep your data as long as you have an account. You edit your profile yourself, and your statistics can be downloaded as CSV right in the app. You have the right to know what we hold about you, to get a copy, to have it corrected or deleted, and to object: write to the organiser. If the answer doesn’t satisfy you, you can complain to the data protection authority (in Czechia the Úřad pro ochranu osobních údajů).',
];

export const PrivacyPolicyScreen = () => <Article name="privacyPolicy" text={{ cs, en }} />;
