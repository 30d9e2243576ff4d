import { useRef } from 'react';
import { describeError } from '@/api/problem';
import { FormAlert } from '@/components/failures/form-alert';
import { QueryFailure } from '@/components/failures/query-failure';
import { LoadingNotice } from '@/components/failures/state-panel';
import { useLastError } from '@/components/failures/use-last-error';
import { waitForFocus } from '@/components/focus/focus';
import { ScreenHeading } from '@/components/focus/screen-heading';
import { ErrorBoundary } from '@/components/loading/error-boundary';
import { useUnsavedWork } from '@/components/state/unsaved-work';
import { showToast } from '@/components/toasts/toasts';
import { Button, buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SkeletonCard } from '@/components/ui/skeleton';
import { PictureField } from '@/features/profile/picture/picture-field';
import { unsavedPictureState, usePictureUpload } from '@/features/profile/picture/use-picture-upload';
import type { Profile } from '@/generated/schemas/profile.zod';
import { useGetProfile } from '@/generated/user/user';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { useNavigateTo } from '@/routing/navigate';
import { AboutSection, GameSection, SettingsSection } from './form-sections';
import { LeaveGuard } from './leave-guard';
import { useProfileForm } from './use-profile-form';

/** In a wide window the picture stands beside the fields. */
const columnsStyle = 'grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]';

/** The form of the profile. The picture is saved on its own, the fields together. */
function ProfileForm({ profile }: { profile: Profile }) {
  const { LL } = useI18n();
  const texts = LL.profile.form;
  const pictureArea = useRef<HTMLDivElement>(null);
  const navigateTo = useNavigateTo();
  const upload = usePictureUpload();
  const pictureState = unsavedPictureState(upload.state);
  const { form, submit, isPending, hasRestoredChanges, failure } = useProfileForm(
    profile,
    ({ language }, isFormUnchanged) => {
      const textKey = pictureState === 'waiting' ? 'savedButPicture' : 'saved';
      const showMessage = (): void =>
        void showToast('success', ({ LL: { profile: texts } }) => texts.form[textKey]());
      // The language of the app follows the setting only when it was changed in the form.
      const localeOptions = language === profile.language ? {} : { locale: language };
      if (isFormUnchanged && !pictureState) {
        // The message follows the heading of the new screen, whichever is there first.
        void waitForFocus(document).then(showMessage);
        // The leave guard would block this navigation: the form is rendered as saved only afterwards.
        void navigateTo('profile', { ...localeOptions, replace: true, ignoreBlocker: true });
        return;
      }
      showMessage();
      // Leaving the screen would lose text that was typed meanwhile, or an unsaved picture.
      void navigateTo('profileEdit', { ...localeOptions, replace: true, resetScroll: false });
      if (isFormUnchanged) pictureArea.current?.scrollIntoView({ block: 'nearest' });
    },
  );
  const { isDirty } = form.formState;
  useUnsavedWork(pictureState !== null);

  return (
    <div className={columnsStyle}>
      {hasRestoredChanges && isDirty && (
        <Notice kind="info" role="status" className="col-span-full">
          <p>{texts.restored()}</p>
        </Notice>
      )}
      <div ref={pictureArea} className="scroll-mt-20">
        <ErrorBoundary>
          <PictureField profile={profile} upload={upload} />
        </ErrorBoundary>
      </div>
      <form {...form.formProps(submit)} className="flex flex-col gap-5">
        <AboutSection form={form} />
        <GameSection form={form} profile={profile} />
        <SettingsSection form={form} />
        <FormAlert failure={failure} statusText={form.status} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" size="lg" busy={isPending}>
            {texts.save()}
          </Button>
          <Link to="profile" className={buttonStyle({ variant: 'quiet', size: 'lg' })}>
            {LL.common.actions.cancel()}
          </Link>
        </div>
      </form>
      <LeaveGuard hasChanges={isDirty || pictureState !== null} />
    </div>
  );
}

const skeleton = (
  <div className={columnsStyle}>
    <LoadingNotice />
    <SkeletonCard className="h-52" />
    <SkeletonCard className="h-96" />
  </div>
);

export function ProfileEditScreen() {
  const query = useGetProfile();
  const { data, isFetching, refetch } = query;
  const error = useLastError(query);
  return (
    <div className="grid grid-cols-1 gap-5">
      <ScreenHeading />
      {data ? (
        <ProfileForm key={data.id} profile={data} />
      ) : error ? (
        <QueryFailure failure={describeError(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        skeleton
      )}
    </div>
  );
}
