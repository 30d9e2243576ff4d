import type { ReactNode } from 'react';
import { describeError } from '@/api/problem';
import { LoadingNotice } from '@/components/state-panel';
import { QueryFailure } from '@/components/query-failure';
import { ScreenHeading } from '@/components/screen-heading';
import { SkeletonCard } from '@/components/ui/skeleton';
import { useGetProfile } from '@/generated/user/user';
import { ProfileForm } from './profile-form';

function FormSkeleton(): ReactNode {
  return (
    <div className="grid gap-5">
      <LoadingNotice />
      <SkeletonCard className="h-52" />
      <SkeletonCard className="h-96" />
      <SkeletonCard className="h-64" />
    </div>
  );
}

export function ProfileEditView(): ReactNode {
  const { data, error, isFetching, refetch } = useGetProfile();
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <ScreenHeading />
      {data ? (
        <ProfileForm key={data.id} profile={data} />
      ) : error ? (
        <QueryFailure failure={describeError(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </div>
  );
}
