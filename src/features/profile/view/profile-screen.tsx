import { mdiCheckDecagramOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { describeError } from '@/api/problem';
import { QueryFailure, StaleNotice } from '@/components/failures/query-failure';
import { useLastError } from '@/components/failures/use-last-error';
import { NavigationScreenHeading } from '@/components/focus/screen-heading';
import { Avatar } from '@/components/ui/avatar';
import { buttonStyle } from '@/components/ui/button';
import { Fact } from '@/components/ui/fact';
import { Icon } from '@/components/ui/icon';
import { SectionCard } from '@/components/ui/section-card';
import { DottedFacts } from '@/components/views/visible-and-spoken';
import type { Profile } from '@/generated/schemas/profile.zod';
import { useGetProfile } from '@/generated/user/user';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/format/intl';
import { Link } from '@/routing/link';
import { KeyFigures } from './key-figures';
import { OfflineCacheCard } from './offline-cache-card';
import { figuresPosition, profileCardStyle, profileHeadStyle, ProfileSkeleton } from './profile-skeleton';

const CardSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1">
    <h3 className="text-sm font-semibold text-muted">{title}</h3>
    {children}
  </section>
);

const EditLink = ({ text, action }: { text: string; action: string }) => (
  <p className="text-muted">
    {text}{' '}
    <Link to="profileEdit" className="font-semibold text-accent underline">
      {action}
    </Link>
  </p>
);

function ProfileCard({ profile }: { profile: Profile }) {
  const { LL, format } = useI18n();
  const texts = LL.profile;
  const fullName = `${profile.first_name} ${profile.last_name}`;
  const { preferred_sport: sport, preferred_level: level } = profile;
  const sportText = sport ? LL.common.sports[sport]() : texts.anySport();
  return (
    <section className={profileCardStyle}>
      <div className={profileHeadStyle}>
        <Avatar
          name={profile.display_name}
          picture={profile.profile_picture}
          className="size-16 text-lg md:size-24 md:text-xl"
        />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-xl font-bold">{profile.display_name}</h2>
          {fullName !== profile.display_name && <p className="text-muted">{fullName}</p>}
          <p className="text-sm text-muted">
            {texts.memberSince({ date: format.date(profile.date_joined, viewerTimeZone()) })}
          </p>
        </div>
        <Link to="profileEdit" className={buttonStyle({ className: 'max-sm:w-full' })}>
          {LL.header.account.edit()}
        </Link>
      </div>
      <CardSection title={texts.form.about()}>
        {profile.bio ? (
          <p className="prose-width whitespace-pre-line">{profile.bio}</p>
        ) : (
          <EditLink text={texts.noBio()} action={texts.addBio()} />
        )}
      </CardSection>
      <CardSection title={texts.cities()}>
        {profile.cities.length > 0 ? (
          <ul className="flex flex-wrap gap-2">
            {profile.cities.map(({ id, name }) => (
              <li key={id} className="rounded-full bg-sunken px-3 py-1 text-sm font-semibold forced-edge">
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <EditLink text={texts.noCities()} action={texts.addCities()} />
        )}
      </CardSection>
      <CardSection title={texts.plays()}>
        <p>
          <DottedFacts
            facts={
              level && level !== 'any'
                ? [sportText, LL.common.levels[level]()]
                : [texts.atAnyLevel({ sport: sportText })]
            }
          />
        </p>
      </CardSection>
    </section>
  );
}

function AccountFacts({ profile }: { profile: Profile }) {
  const { LL } = useI18n();
  const texts = LL.profile.account;
  const { email_reminders: hasReminders, email_chat: hasChatMails } = profile.notifications;
  const remindersTextKey = hasChatMails ? 'mailsBoth' : 'mailsReminders';
  const mailsTextKey = hasReminders ? remindersTextKey : hasChatMails ? 'mailsChat' : 'mailsNone';
  return (
    <SectionCard title={texts.title()}>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact label={LL.account.registration.username()}>{profile.username}</Fact>
        <Fact label={LL.account.registration.email()}>
          <span className="break-all">{profile.email}</span>{' '}
          <span className="inline-flex items-baseline gap-1 text-sm text-muted">
            {profile.email_verified && (
              <Icon path={mdiCheckDecagramOutline} className="size-4 self-center text-accent" />
            )}
            {profile.email_verified ? texts.verified() : texts.notVerified()}
          </span>
        </Fact>
        <Fact label={LL.header.language.label()}>{LL.header.language[profile.language]()}</Fact>
        <Fact label={texts.mails()}>{texts[mailsTextKey]()}</Fact>
      </dl>
      <p className="text-sm text-muted">{texts.private()}</p>
    </SectionCard>
  );
}

export function ProfileScreen() {
  const query = useGetProfile();
  const { data, isFetching, refetch } = query;
  const error = useLastError(query);
  return (
    <div className="flex flex-col gap-4">
      <NavigationScreenHeading />
      <StaleNotice query={query} />
      {error && !data ? (
        <QueryFailure failure={describeError(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:items-start lg:grid-cols-[minmax(0,1fr)_24rem]">
          {data ? (
            <>
              <ProfileCard profile={data} />
              <div className={figuresPosition}>
                <KeyFigures />
              </div>
              <AccountFacts profile={data} />
              <OfflineCacheCard />
            </>
          ) : (
            <ProfileSkeleton />
          )}
        </div>
      )}
    </div>
  );
}
