import { mdiAccountPlusOutline, mdiMagnify, mdiWhistleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { useNext } from '@/routing/hooks';
import { Link } from '@/routing/link';
import { PitchPicture } from './pitch-picture';

const steps = [
  { name: 'find', icon: mdiMagnify },
  { name: 'join', icon: mdiAccountPlusOutline },
  { name: 'play', icon: mdiWhistleOutline },
] as const;

/** What Hrajem is, for people who are not signed in. */
export function Landing(): ReactNode {
  const { LL } = useI18n();
  const words = LL.home.landing;
  const next = useNext();
  return (
    <div className="grid gap-12 py-4 md:gap-16 md:py-10">
      <section className="grid items-center gap-8 md:grid-cols-2 md:gap-12">
        <div className="grid justify-items-start gap-5">
          <h1 className="text-2xl font-bold">{words.title()}</h1>
          <p className="prose-width text-lg text-muted">{words.lead()}</p>
          <div className="mt-1 flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
            <Link
              to="registration"
              search={{ next }}
              className={buttonStyle({ variant: 'primary', size: 'lg' })}
            >
              {words.register()}
            </Link>
            <Link to="login" search={{ next }} className={buttonStyle({ size: 'lg' })}>
              {words.signIn()}
            </Link>
          </div>
        </div>
        <PitchPicture />
      </section>
      <section aria-labelledby="steps" className="grid gap-5">
        <h2 id="steps" className="text-xl font-bold">
          {words.stepsTitle()}
        </h2>
        <ol className="grid gap-4 md:grid-cols-3">
          {steps.map(({ name, icon }, index) => (
            <li key={name} className="grid content-start gap-2 rounded-card bg-surface p-5 shadow-card">
              <span className="flex items-center gap-3">
                <span className="grid size-11 place-items-center rounded-full bg-joined text-on-joined">
                  <Icon path={icon} className="size-6" />
                </span>
                <span aria-hidden="true" className="text-lg font-bold text-muted">
                  {index + 1}
                </span>
              </span>
              <h3 className="text-lg font-bold">{words.steps[name].title()}</h3>
              <p className="text-muted">{words.steps[name].text()}</p>
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap gap-x-6">
          <Link to="howItWorks" className="lone-link">
            {words.howItWorks()}
          </Link>
          <Link to="about" className="lone-link">
            {words.about()}
          </Link>
        </p>
      </section>
    </div>
  );
}
