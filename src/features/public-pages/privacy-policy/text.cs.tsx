import type { ReactNode } from 'react';
import { env } from '@/env';
import { elsewhere } from './elsewhere';
import { cookies, type CookieName, type Stay, storedItems, type StoredKey } from './stored-items';
import { StoredTable } from './stored-table';

const cookiePurposes: Record<CookieName, string> = {
  access_token: 'Dokládá serveru, že jste přihlášeni. Odhlášením z účtu zmizí.',
  refresh_token:
    'Prodlužuje přihlášení, abyste se nemuseli přihlašovat každou chvíli. Odhlášením z účtu zmizí.',
  locale: 'Pamatuje si jazyk.',
};

const purposes: Record<StoredKey, string> = {
  theme: 'Světlý, nebo tmavý vzhled.',
  browser_notifications: 'Jestli chcete na tomto zařízení upozornění na nové zprávy.',
  clock_skew: 'O kolik se hodiny zařízení rozcházejí se serverem, aby přihlášení nevypršelo předčasně.',
  refresh_attempts: 'Kdy se naposledy prodlužovalo přihlášení, aby se to nezkoušelo pořád dokola.',
  'user:seen_matches': 'Co jste u zápasů a na soupiskách už viděli, abychom poznali, co je nové.',
  'user:chat-draft:': 'Rozepsaná zpráva na nástěnku.',
  'user:chat-outbox:': 'Zprávy, které ještě neodešly. Odhlášením z účtu zmizí taky.',
  reload_guard: 'Kdy se stránka sama načetla znovu, aby to nedělala pořád dokola.',
  update_taken: 'Která nová verze aplikace už se načetla.',
  'tsr-scroll-restoration-v1_3': 'Kam jste stránku posunuli, abyste se po návratu ocitli na stejném místě.',
};

const stays: Record<Stay, string> = {
  kept: 'Zůstane, než smažete data prohlížeče.',
  session: 'Zmizí, jakmile se odhlásíte z účtu.',
  tab: 'Zmizí, jakmile zavřete panel prohlížeče.',
};

/** Zásady ochrany osobních údajů, česky. */
export function PrivacyPolicyCs(): ReactNode {
  return (
    <>
      <section className="grid gap-2 rounded-card bg-surface p-4 shadow-card md:p-6">
        <h2 className="!mt-0">V kostce</h2>
        <ul>
          <li>Ukládáme jen to, bez čeho se zápas domluvit nedá, a co o sobě sami napíšete.</li>
          <li>Nemáme reklamu, měření návštěvnosti ani sledovací cookies.</li>
          <li>Ostatní hráči váš e-mail neuvidí. Vidí jméno, které si zvolíte, a obrázek.</li>
          <li>
            Na cizí servery se prohlížeč obrátí, teprve když klepnete na odkaz, který tam vede
            {elsewhere.hasExceptions && ' (výjimky popisujeme níže)'}.
          </li>
        </ul>
      </section>

      <h2>Kdo údaje spravuje</h2>
      <p>
        Správcem osobních údajů je organizátor, který na této adrese Hrajem provozuje a vypisuje tu zápasy.
        Obracejte se na něj se vším, co v aplikaci nevyřešíte sami.
      </p>

      <h2>Co o vás víme</h2>
      <dl>
        <div>
          <dt>Účet</dt>
          <dd>
            Uživatelské jméno, e-mail a to, jestli je ověřený, jméno a příjmení, jazyk a den registrace. Heslo
            server ukládá jen jako otisk, ze kterého se zpátky přečíst nedá.
          </dd>
        </div>
        <div>
          <dt>Profil</dt>
          <dd>
            Jméno, pod kterým vás uvidí ostatní (ze začátku je to vaše jméno a příjmení), města, oblíbený
            sport a úroveň, pár slov o vás, obrázek a které e-maily chcete dostávat. Kromě jména je všechno
            nepovinné.
          </dd>
        </div>
        <div>
          <dt>Hraní</dt>
          <dd>
            Na které zápasy jste se kdy přihlásili a odhlásili, jestli jste účast potvrdili a jestli jste
            přišli. Z toho se počítají vaše statistiky.
          </dd>
        </div>
        <div>
          <dt>Zprávy</dt>
          <dd>Co jste napsali na nástěnky a kam až jste je přečetli.</dd>
        </div>
        <div>
          <dt>Spojení</dt>
          <dd>Jako u každého webu vidí server vaši IP adresu a jaký prohlížeč používáte.</dd>
        </div>
      </dl>
      <p>
        Údaje o účtu a hraní potřebujeme k tomu, kvůli čemu jste se zaregistrovali (plnění smlouvy). Nepovinné
        ukládáme proto, že jste je sami vyplnili (souhlas); v profilu je kdykoli změníte nebo smažete. Obrázek
        tam vyměníte, o jeho smazání požádejte správce.
      </p>

      <h2>Kdo co vidí</h2>
      <ul>
        <li>
          Kdo je přihlášený, vidí na soupisce vaše zvolené jméno, obrázek a to, jestli jste účast potvrdili,
          nebo čekáte mezi náhradníky.
        </li>
        <li>Nástěnku zápasu čtou jen lidé z jeho soupisky a náhradníci.</li>
        <li>E-mail, statistiky, nastavení a všechno ostatní z profilu vidíte jen vy a správce.</li>
        <li>Údaje nikomu neprodáváme ani nepředáváme k reklamě.</li>
      </ul>

      <h2>Jaké e-maily vám přijdou</h2>
      <p>
        Ověření adresy, odkaz pro nové heslo, jednorázový kód a prosba o potvrzení účasti. Připomínky zápasů a
        nové zprávy z nástěnek jen tehdy, když je máte v profilu zapnuté.
      </p>

      <h2>Obrázek</h2>
      <p>
        Vybranou fotku zmenšíme na 512 × 512 bodů přímo ve vašem zařízení. Tím z ní zmizí i skryté údaje,
        třeba kde a kdy jste ji vyfotili. Na server jde jen tento výřez, originál vaše zařízení neopustí.
      </p>

      <h2>Cookies</h2>
      <p>
        Používáme tři, čte je jen tento web a bez nich by nefungoval. Proto se vás na ně neptáme žádnou
        lištou.
      </p>
      <StoredTable
        columns={['Cookie', 'K čemu je', 'Jak dlouho']}
        rows={cookies.map(({ name, days }) => ({
          name,
          purpose: cookiePurposes[name],
          duration: `${String(days)} dní`,
        }))}
      />

      <h2>Co si pamatuje prohlížeč</h2>
      <p>V úložišti vašeho prohlížeče je navíc tohle. Nikam to neposíláme.</p>
      <StoredTable
        columns={['Název', 'Co v něm je a jak dlouho']}
        rows={storedItems.map(({ key, stay }) => ({
          name: key,
          purpose: purposes[key],
          duration: stays[stay],
        }))}
      />
      <p>
        Upozornění na nové zprávy ukazuje sám prohlížeč, dokud je aplikace otevřená. Žádný další server o nich
        neví.
      </p>

      <h2>Co odchází jinam</h2>
      <ul>
        {elsewhere.apiHost !== '' && (
          <li>
            <strong>Server s daty.</strong> Zápasy, zprávy a všechno ostatní si aplikace bere ze serveru{' '}
            {elsewhere.apiHost} a tam také ukládá, co zadáte.
          </li>
        )}
        <li>
          <strong>Mapa.</strong> Odkaz vede na OpenStreetMap. Dokud na něj neklepnete, nic se tam neposílá;
          potom se OpenStreetMap dozví polohu hřiště.
        </li>
        <li>
          <strong>Kalendář.</strong> Odkazy do Google Kalendáře a Outlooku předají název, čas a místo zápasu,
          až když na ně klepnete. Soubor .ics vzniká ve vašem zařízení.
        </li>
        <li>
          <strong>Odkazy ve zprávách.</strong> Cizí stránka se nedozví, odkud jste na ni přišli.
        </li>
        {env.googleClientId !== '' && (
          <li>
            <strong>Přihlášení přes Google.</strong> Na stránkách přihlášení a registrace se načítá tlačítko
            ze serveru accounts.google.com, takže Google pozná, že jste je navštívili, a může si uložit
            vlastní cookies. Když se přes něj přihlásíte, předá nám vaše jméno, e-mail a potvrzení, že jste to
            vy. Jinde v aplikaci Google není.
          </li>
        )}
        {elsewhere.reportHost !== '' && (
          <li>
            <strong>Hlášení chyb.</strong> Když se aplikace pokazí, pošle na server {elsewhere.reportHost}{' '}
            hlášení: co selhalo, na které stránce, v jakém prohlížeči a co tomu předcházelo. Hesla,
            přihlašovací údaje, zprávy, e-maily a tajné části odkazů z něj předem odstraní.
          </li>
        )}
      </ul>
      <p>
        Písma ani skripty z cizích serverů aplikace nenačítá
        {env.googleClientId !== '' && ', s výjimkou popsaného tlačítka'}. Dokud je otevřená, ptá se sama svého
        serveru na nové zprávy a jednou za čas na svou novější verzi.
      </p>

      <h2>Jak dlouho a jak to smazat</h2>
      <p>
        Údaje uchováváme, dokud máte účet. Profil si upravíte sami a statistiky stáhnete jako CSV přímo v
        aplikaci. Máte právo dozvědět se, co o vás víme, nechat si to vydat, opravit nebo smazat a vznést
        námitku: napište správci. Když s odpovědí nebudete spokojeni, můžete podat stížnost u Úřadu pro
        ochranu osobních údajů.
      </p>
    </>
  );
}
