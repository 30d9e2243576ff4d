import type { ReactNode } from 'react';
import { env } from '@/env';
import { elsewhere } from './elsewhere';
import { CookieTable, StorageTable } from './stored-table';
import { storedWordsCs } from './stored-words.cs';

/** Zásady ochrany osobních údajů, česky. */
export function PrivacyPolicyCs(): ReactNode {
  return (
    <>
      <section className="grid gap-2 rounded-card bg-surface p-4 shadow-card md:p-6">
        <h2 className="!mt-0">V&nbsp;kostce</h2>
        <ul>
          <li>Ukládáme jen to, bez čeho se zápas domluvit nedá, a&nbsp;co o&nbsp;sobě sami napíšete.</li>
          <li>Nemáme reklamu, měření návštěvnosti ani sledovací cookies.</li>
          <li>Ostatní hráči váš e&#8209;mail neuvidí. Vidí jméno, které si zvolíte, a&nbsp;obrázek.</li>
          <li>
            Na cizí servery se prohlížeč obrátí, teprve když klepnete na odkaz, který tam vede
            {elsewhere.hasExceptions && ' (výjimky popisujeme níže)'}.
          </li>
        </ul>
      </section>

      <h2>Kdo údaje spravuje</h2>
      <p>
        Správcem osobních údajů je organizátor, který na této adrese Hrajem provozuje a&nbsp;vypisuje tu
        zápasy. Obracejte se na něj se vším, co v&nbsp;aplikaci nevyřešíte sami.
      </p>

      <h2>Co o&nbsp;vás víme</h2>
      <dl>
        <div>
          <dt>Účet</dt>
          <dd>
            Uživatelské jméno, e&#8209;mail a&nbsp;to, jestli je ověřený, jméno a&nbsp;příjmení, jazyk
            a&nbsp;den registrace. Heslo server ukládá jen jako otisk, ze kterého se zpětně přečíst nedá.
          </dd>
        </div>
        <div>
          <dt>Profil</dt>
          <dd>
            Jméno, pod kterým vás uvidí ostatní (ze začátku je to vaše jméno a&nbsp;příjmení), města, oblíbený
            sport a&nbsp;úroveň, pár slov o&nbsp;vás, obrázek a&nbsp;které e&#8209;maily chcete dostávat.
            Kromě jména je všechno nepovinné.
          </dd>
        </div>
        <div>
          <dt>Hraní</dt>
          <dd>
            Ke kterým zápasům jste se kdy přidali, ze kterých jste se odhlásili, jestli jste účast potvrdili
            a&nbsp;jestli jste přišli. Z&nbsp;toho se počítají vaše statistiky.
          </dd>
        </div>
        <div>
          <dt>Zprávy</dt>
          <dd>Co jste napsali do chatů a&nbsp;kam až jste je přečetli.</dd>
        </div>
        <div>
          <dt>Spojení</dt>
          <dd>Jako u&nbsp;každého webu vidí server vaši IP adresu a&nbsp;jaký prohlížeč používáte.</dd>
        </div>
      </dl>
      <p>
        Údaje o&nbsp;účtu a&nbsp;hraní potřebujeme k&nbsp;tomu, kvůli čemu jste se zaregistrovali (plnění
        smlouvy). Nepovinné ukládáme proto, že jste je sami vyplnili (souhlas); v&nbsp;profilu je kdykoli
        změníte nebo smažete. Obrázek tam vyměníte, o&nbsp;jeho smazání požádejte správce.
      </p>

      <h2>Kdo co vidí</h2>
      <ul>
        <li>
          Kdo je přihlášený, vidí na soupisce vaše zvolené jméno, obrázek a&nbsp;to, jestli jste účast
          potvrdili, nebo čekáte mezi náhradníky.
        </li>
        <li>Chat zápasu čtou jen lidé z&nbsp;jeho soupisky a&nbsp;náhradníci.</li>
        <li>
          E&#8209;mail, statistiky, nastavení a&nbsp;všechno ostatní z&nbsp;profilu vidíte jen vy
          a&nbsp;správce.
        </li>
        <li>Údaje nikomu neprodáváme ani nepředáváme k&nbsp;reklamě.</li>
      </ul>

      <h2>Jaké e&#8209;maily vám přijdou</h2>
      <p>
        Ověření adresy, odkaz pro nové heslo, jednorázový kód a&nbsp;prosba o&nbsp;potvrzení účasti.
        Připomínky zápasů a&nbsp;nové zprávy z&nbsp;chatů jen tehdy, když je máte v&nbsp;profilu zapnuté.
      </p>

      <h2>Obrázek</h2>
      <p>
        Vybranou fotku zmenšíme na 512 × 512 bodů přímo ve vašem zařízení. Tím z&nbsp;ní zmizí i&nbsp;skryté
        údaje, třeba kde a&nbsp;kdy jste ji vyfotili. Na server jde jen tento výřez, originál vaše zařízení
        neopustí.
      </p>

      <h2>Kde jste</h2>
      <p>
        Polohu od prohlížeče chceme, jen když v&nbsp;seznamu zápasů zvolíte Nejblíž. Podle ní seřadíme zápasy
        přímo ve vašem zařízení. Nikam ji neposíláme a&nbsp;neukládáme; zapomene se, jakmile řazení zrušíte,
        stránku zavřete nebo se odhlásíte.
      </p>

      <h2>Cookies</h2>
      <p>
        Používáme tři, čte je jen tento web a&nbsp;slouží jen přihlášení a&nbsp;jazyku. Proto se vás na ně
        neptáme žádnou lištou.
      </p>
      <CookieTable words={storedWordsCs} />

      <h2>Co si pamatuje prohlížeč</h2>
      <p>V&nbsp;úložišti vašeho prohlížeče je navíc toto. Nikam to neposíláme.</p>
      <StorageTable words={storedWordsCs} />
      <p>
        Na iPhonu, iPadu a&nbsp;v&nbsp;Safari smaže prohlížeč všechno z&nbsp;obou tabulek, když Hrajem sedm
        dní neotevřete. Pak se přihlásíte znovu a&nbsp;zprávy, které do té doby neodešly, jsou pryč.
      </p>
      {env.offline && (
        <p>
          Prohlížeč si také ukládá soubory samotné aplikace (kód, texty, ikony), aby se Hrajem otevřelo
          i&nbsp;bez signálu. Pro všechny jsou stejné a&nbsp;nic o&nbsp;vás v&nbsp;nich není. Starší verzi
          nahradí novější, zmizí s&nbsp;daty prohlížeče.
        </p>
      )}
      <p>
        Upozornění na nové zprávy ukazuje sám prohlížeč, dokud je aplikace otevřená. Žádný další server
        o&nbsp;nich neví.
      </p>

      <h2>Co odchází jinam</h2>
      <ul>
        {elsewhere.apiHost !== '' && (
          <li>
            <strong>Server s&nbsp;daty.</strong> Zápasy, zprávy a&nbsp;všechno ostatní si aplikace bere ze
            serveru {elsewhere.apiHost} a&nbsp;tam také ukládá, co zadáte.
          </li>
        )}
        <li>
          <strong>Mapa.</strong> Odkaz vede na OpenStreetMap. Dokud na něj neklepnete, nic se tam neposílá;
          potom se OpenStreetMap dozví polohu hřiště.
        </li>
        <li>
          <strong>Kalendář.</strong> Odkazy do Kalendáře Google a&nbsp;Outlooku předají název, čas
          a&nbsp;místo zápasu, až když na ně klepnete. Soubor .ics vzniká ve vašem zařízení.
        </li>
        <li>
          <strong>Odkazy ve zprávách.</strong> Cizí stránka se nedozví, odkud jste na ni přišli.
        </li>
        {env.googleClientId !== '' && (
          <li>
            <strong>Přihlášení přes Google.</strong> Na stránkách přihlášení a&nbsp;registrace se načítá
            tlačítko ze serveru accounts.google.com, takže Google pozná, že jste je navštívili, a&nbsp;může si
            uložit vlastní cookies. Když se přes něj přihlásíte, předá nám vaše jméno, e&#8209;mail
            a&nbsp;potvrzení, že jste to vy. Jinde v&nbsp;aplikaci Google není.
          </li>
        )}
        {elsewhere.reportHost !== '' && (
          <li>
            <strong>Hlášení chyb.</strong> Když se aplikace pokazí, pošle na server {elsewhere.reportHost}{' '}
            hlášení: co selhalo, na které stránce, v&nbsp;jakém prohlížeči a&nbsp;co tomu předcházelo. Hesla,
            přihlašovací údaje, zprávy, e&#8209;maily a&nbsp;tajné části odkazů z&nbsp;něj předem odstraní.
          </li>
        )}
      </ul>
      <p>
        Písma ani skripty z&nbsp;cizích serverů aplikace nenačítá
        {env.googleClientId !== '' && ', s\u00a0výjimkou popsaného tlačítka'}. Dokud je otevřená, ptá se sama
        svého serveru na nové zprávy a&nbsp;jednou za čas na svou novější verzi.
      </p>

      <h2>Jak dlouho a&nbsp;jak to smazat</h2>
      <p>
        Údaje uchováváme, dokud máte účet. Profil si upravíte sami a&nbsp;statistiky stáhnete jako CSV přímo
        v&nbsp;aplikaci. Máte právo dozvědět se, co o&nbsp;vás víme, nechat si to vydat, opravit nebo smazat
        a&nbsp;vznést námitku: napište správci. Když s&nbsp;odpovědí nebudete spokojeni, můžete podat stížnost
        u&nbsp;Úřadu pro ochranu osobních údajů.
      </p>
    </>
  );
}
