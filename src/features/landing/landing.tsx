import { mdiAccountPlusOutline, mdiMagnify, mdiWhistleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useI18n } from '@/i18n/context';
import { isInvitation } from '@/routing/guard';
import { useNext } from '@/routing/hooks';
import { Link } from '@/routing/link';

/** Links to register and to sign in; sign-in comes first for a person who was redirected from a guarded page and therefore probably has an account. */
function EntryLinks() {
  const { LL } = useI18n();
  const nextAddress = useNext();
  const search = { next: nextAddress };
  const links = [
    { to: 'registration', label: LL.account.registration.submit() },
    { to: 'login', label: LL.login.submit() },
  ] as const;
  const sortedLinks = nextAddress === null || isInvitation(nextAddress) ? links : links.toReversed();
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-4">
      {sortedLinks.map(({ to, label }, index) => {
        const variant = index === 0 ? 'primary' : 'secondary';
        return (
          <Link key={to} to={to} search={search} className={buttonStyle({ variant, size: 'lg' })}>
            {label}
          </Link>
        );
      })}
    </div>
  );
}

/** Tells a guest who was redirected from a guarded page (`?next=`) to sign in; a match is presented as an invitation. */
export function SignInNotice() {
  const { LL } = useI18n();
  const nextAddress = useNext();
  if (!nextAddress) return null;
  const { text, invitation } = LL.home.signInNotice;
  return (
    <Notice kind="info" role="status" className="mb-6 sm:items-center">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{isInvitation(nextAddress) ? invitation() : text()}</p>
        <EntryLinks />
      </div>
    </Notice>
  );
}

const steps = [
  { name: 'find', icon: mdiMagnify },
  { name: 'join', icon: mdiAccountPlusOutline },
  { name: 'play', icon: mdiWhistleOutline },
] as const;

/** Half a pitch with a team that lacks one player, beside the text or, on a phone, below it. */
const Formation = () => (
  <svg
    viewBox="0 0 240 176"
    className="mx-auto max-h-44 max-w-72 flex-1 basis-56 fill-none stroke-sunken stroke-3"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M2 2h236v172H2zM2 44h48v88H2zM2 66h20v44H2zM50 66a30 30 0 0 1 0 44M238 52a36 36 0 0 0 0 72" />
    <path
      d="M13 88h0M74 36h0M74 140h0M112 66h0M112 112h0M164 30h0M164 146h0M204 106h0"
      className="stroke-primary stroke-16"
      strokeLinecap="round"
    />
    <circle cx="164" cy="88" r="10" className="stroke-text" strokeDasharray="4 3.85" />
  </svg>
);

/** Home for guests. `sample` is an example of the list. With `?next=` in the URL, `SignInNotice` above shows the links. */
export function Landing({ sample }: { sample: ReactNode }) {
  const { LL } = useI18n();
  const texts = LL.home.landing;
  const nextAddress = useNext();
  return (
    <div
      data-landing={LL.confirmation.title()}
      data-wait={LL.common.states.loading()}
      className="grid grid-cols-1 gap-5 md:gap-10"
    >
      <section className="grid grid-cols-1 gap-5 md:gap-8">
        <div className="-mx-gutter -mt-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 px-gutter py-8 pitch forced-edge md:m-0 md:rounded-card md:p-10">
          <div className="grid min-w-0 flex-1 basis-72 justify-items-start gap-3 md:gap-5">
            <h1 className="text-2xl font-bold">{texts.title()}</h1>
            <p className="prose-width text-muted md:text-lg">{texts.lead()}</p>
            {!nextAddress && <EntryLinks />}
          </div>
          <Formation />
        </div>
        {/* To a person who is invited to a match, the sample would seem to be that match. */}
        {!(nextAddress && isInvitation(nextAddress)) && (
          <figure className="relative grid grid-cols-1 items-center gap-2 rounded-card bg-joined p-2 forced-edge max-md:-mx-2 md:gap-4 md:p-6 xl:grid-cols-[1fr_50rem] xl:gap-8">
            <figcaption className="px-3 text-sm font-semibold text-on-joined max-md:pt-1 md:px-0 md:text-base">
              {texts.sample.caption()}{' '}
              <Link
                to="registration"
                search={{ next: nextAddress }}
                className="inline-block underline outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-focus"
              >
                {texts.sample.action()}
              </Link>
            </figcaption>
            {sample}
          </figure>
        )}
      </section>
      <section aria-labelledby="steps" className="grid gap-3 md:gap-5">
        <h2 id="steps" className="text-lg font-bold md:text-xl">
          {LL.header.footer.howItWorks()}
        </h2>
        <ol className="grid gap-3 md:grid-cols-3 md:gap-4">
          {steps.map(({ name, icon }) => (
            <li key={name}>
              <div className="flex h-full gap-3 md:flex-col md:rounded-card md:bg-surface md:p-5 md:shadow-card lg:flex-row">
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-joined text-on-joined">
                  <Icon path={icon} className="size-6" />
                </span>
                <div>
                  <h3 className="font-bold md:text-lg">{texts.steps[name].title()}</h3>
                  <p className="text-sm text-muted md:text-base">{texts.steps[name].text()}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
