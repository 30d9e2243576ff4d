import type { ReactNode } from 'react';
import { env } from '@/env';
import { CookieTable } from './cookie-table';

/** Whether the browser turns to another server without being told to. */
const hasExceptions = env.googleClientId !== '' || env.sentryDsn !== '';

/** Zásady ochrany osobních údajů, česky. */
export function PrivacyPolicyCs(): ReactNode {
  return (
    <>
      <section className="grid gap-2 rounded-card bg-surface p-4 shadow-card md:p-6">
        <h2 className="!mt-0">V kostce</h2>
        <ul>
          <li>Ukládáme jen to, bez čeho se zápas nedá domluvit.</li>
          <li>Nemáme reklamu, měření návštěvnosti ani sledovací cookies.</li>
          <li>E-mail ostatní nevidí. Vidí jméno, které si zvolíte, a obrázek.</li>
          <li>
            Na jiné servery se prohlížeč obrátí, až když na odkaz klepnete
            {hasExceptions && ' (výjimky popisujeme níže)'}.
          </li>
        </ul>
      </section>

      <h2>Kdo údaje spravuje</h2>
      <p>
        Správcem je organizátor, který Hrajem provozuje na této adrese a vypisuje zde zápasy. Na něj se
        obracejte se vším, co v aplikaci sami nevyřešíte.
      </p>

      <h2>Co o vás víme</h2>
      <dl>
        <div>
          <dt>Účet</dt>
          <dd>
            Uživatelské jméno, e-mail a to, jestli je ověřený, jméno a příjmení, jazyk a den, kdy jste se
            zaregistrovali. Heslo server uchovává jen jako otisk, ze kterého se zpátky přečíst nedá.
          </dd>
        </div>
        <div>
          <dt>Profil</dt>
          <dd>
            Jméno, pod kterým vás uvidí ostatní, města, oblíbený sport a úroveň, pár slov o vás, obrázek a
            které e-maily chcete dostávat. Kromě jména je všechno nepovinné.
          </dd>
        </div>
        <div>
          <dt>Hraní</dt>
          <dd>
            Na které zápasy jste se kdy přihlásili a odhlásili, potvrzení účasti a to, jestli jste přišli. Z
            toho se počítají vaše statistiky, které vidíte jen vy.
          </dd>
        </div>
        <div>
          <dt>Zprávy</dt>
          <dd>Co jste napsali na nástěnky a kam až jste je přečetli.</dd>
        </div>
      </dl>
      <p>
        Údaje o účtu a hraní potřebujeme, abychom mohli plnit to, kvůli čemu jste se zaregistrovali. Nepovinné
        údaje ukládáme proto, že jste je sami vyplnili; v profilu je kdykoli smažete.
      </p>

      <h2>Kdo co vidí</h2>
      <ul>
        <li>Přihlášení lidé vidí na soupisce vaše zvolené jméno, obrázek a zda jste účast potvrdili.</li>
        <li>Nástěnku zápasu čtou jen lidé z jeho soupisky a náhradníci.</li>
        <li>E-mail, příjmení v profilu, nastavení a statistiky vidíte jen vy a správce.</li>
        <li>Údaje nikomu neprodáváme ani nepředáváme k reklamě.</li>
      </ul>

      <h2>Obrázek</h2>
      <p>
        Vybranou fotku zmenšíme na 512 × 512 bodů přímo ve vašem zařízení. Tím z ní zmizí i skryté údaje,
        třeba kde a kdy jste ji vyfotili. Na server jde jen tento výřez, originál vaše zařízení neopustí.
      </p>

      <h2>Cookies</h2>
      <p>
        Používáme tři, všechny jen pro tuhle stránku a všechny nezbytné. Proto se vás na ně neptáme žádnou
        lištou.
      </p>
      <CookieTable
        columns={['Cookie', 'K čemu je', 'Jak dlouho']}
        purposes={{
          access_token: 'Dokládá serveru, že jste přihlášeni. Po odhlášení z účtu zmizí.',
          refresh_token:
            'Obnovuje přihlášení, abyste se nemuseli přihlašovat každou chvíli. Po odhlášení zmizí.',
          locale: 'Pamatuje si jazyk.',
        }}
        duration={(days) => `${String(days)} dní`}
      />

      <h2>Co si pamatuje prohlížeč</h2>
      <p>V úložišti vašeho prohlížeče, odkud to nikam neposíláme, je navíc:</p>
      <ul>
        <li>zvolený vzhled a to, jestli chcete upozornění na tomto zařízení,</li>
        <li>o kolik se hodiny zařízení rozcházejí se serverem a kolikrát selhalo obnovení přihlášení,</li>
        <li>
          rozepsané a neodeslané zprávy a to, co jste v seznamu zápasů už viděli. Odhlášením z účtu se smažou.
        </li>
      </ul>

      <h2>Co odchází jinam</h2>
      <ul>
        <li>
          <strong>Mapa.</strong> Vede na OpenStreetMap. Než na odkaz klepnete, nic se tam neposílá; potom se
          dozví polohu hřiště.
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
            ze serveru accounts.google.com, takže Google pozná, že jste je navštívili. Když jím projdete,
            dostaneme od Googlu vaše jméno, e-mail a potvrzení, že jste to vy. Jinde v aplikaci Google není.
          </li>
        )}
        {env.sentryDsn !== '' && (
          <li>
            <strong>Hlášení chyb.</strong> Když se aplikace pokazí, pošle hlášení o chybě: co selhalo, na
            které stránce a v jakém prohlížeči. Hesla, zprávy, e-maily a tajné části odkazů se předem
            odstraní.
          </li>
        )}
      </ul>
      <p>
        Písma ani skripty z cizích serverů aplikace nenačítá
        {env.googleClientId !== '' && ', s výjimkou popsaného tlačítka'}.
      </p>

      <h2>Jak dlouho a jak to smazat</h2>
      <p>
        Údaje uchováváme, dokud máte účet. Profil si upravíte sami. O smazání účtu, výpis údajů nebo opravu
        požádejte správce; máte na to právo, stejně jako podat stížnost u Úřadu pro ochranu osobních údajů.
        Statistiky si stáhnete jako CSV přímo v aplikaci.
      </p>
    </>
  );
}
