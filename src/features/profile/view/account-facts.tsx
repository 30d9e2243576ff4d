import { mdiCheckDecagramOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Fact } from '@/components/ui/fact';
import { Icon } from '@/components/ui/icon';
import { SectionCard } from '@/components/ui/section-card';
import type { Profile } from '@/generated/schemas/profile.zod';
import { useI18n } from '@/i18n/context';

/** The private part of the profile: username, e-mail address and e-mail settings. */
export function AccountFacts({ profile }: { profile: Profile }): ReactNode {
  const { LL } = useI18n();
  const texts = LL.profile.account;
  const { email_reminders: reminders, email_chat: chat } = profile.notifications;
  const mails = reminders ? (chat ? 'mailsBoth' : 'mailsReminders') : chat ? 'mailsChat' : 'mailsNone';
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
        <Fact label={texts.mails()}>{texts[mails]()}</Fact>
      </dl>
      <p className="text-sm text-muted">{texts.private()}</p>
    </SectionCard>
  );
}
