import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { describeError } from '@/api/problem';
import { refetchByPath } from '@/api/query-client';
import { startWrite } from '@/api/write';
import { getGetProfileUrl, updateProfileWithFormData } from '@/generated/user/user';
import type { Failure } from '@/lib/failure';
import { useStoreProfile } from '@/queries/use-store-profile';
import { cropPicture } from './encode-picture';
import { type OpenedPicture, openPicture } from './open-picture';
import { PictureRefused, type PictureRefusal } from './refusal';

/** The current step, or the outcome of the last attempt. */
type PictureState =
  | { readonly step: 'idle' | 'opening' | 'preparing' | 'saved' | 'stopped' }
  | { readonly step: 'refused'; readonly refusal: PictureRefusal }
  | { readonly step: 'cropping'; readonly picture: OpenedPicture }
  /** `preview`: an object URL of the uploaded picture. */
  | { readonly step: 'uploading'; readonly preview: string }
  /** `canRetry`: whether the same file may be uploaded again. */
  | { readonly step: 'failed'; readonly failure: Failure; readonly canRetry: boolean };

/** Whether the backend refused the picture itself, so that a retry is useless. */
const isRefusal = (failure: Failure): boolean =>
  failure.kind === 'problem' &&
  ([413, 415].includes(failure.status) ||
    failure.code === 'validation_failed' ||
    (failure.code ?? '').startsWith('picture_'));

/** `waiting`: an unsaved picture needs a decision of the person; `inProgress`: it is being prepared or uploaded; null: all is saved. */
export function unsavedPictureState(state: PictureState): 'waiting' | 'inProgress' | null {
  if (state.step === 'cropping' || (state.step === 'failed' && state.canRetry)) return 'waiting';
  return ['opening', 'preparing', 'uploading'].includes(state.step) ? 'inProgress' : null;
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** The steps from a file to the saved profile picture. Only `crop` and `retry` make a request. */
export function usePictureUpload() {
  const [state, setState] = useState<PictureState>({ step: 'idle' });
  const queryClient = useQueryClient();
  const storeProfile = useStoreProfile();
  const uploadController = useRef<AbortController | null>(null);
  const encodedFile = useRef<File | null>(null);
  /** The number of the newest file; an older file that opens more slowly is ignored. */
  const fileNumber = useRef(0);

  // An object URL is revoked when its picture is no longer shown.
  useEffect(
    () => () => {
      if (state.step === 'cropping') state.picture.close();
      if (state.step === 'uploading') URL.revokeObjectURL(state.preview);
    },
    [state],
  );
  useEffect(
    () => () => {
      fileNumber.current += 1;
      uploadController.current?.abort();
    },
    [],
  );

  const showFailure = (error: unknown): void => {
    if (error instanceof PictureRefused) {
      setState({ step: 'refused', refusal: error.refusal });
      return;
    }
    const failure = describeError(error);
    setState({ step: 'failed', failure, canRetry: encodedFile.current !== null && !isRefusal(failure) });
  };

  /** Opens the file that `getFile` returns; an error of `getFile` is shown like an error of the file. */
  const choose = async (getFile: () => File): Promise<void> => {
    fileNumber.current += 1;
    encodedFile.current = null;
    const ownFileNumber = fileNumber.current;
    try {
      const file = getFile();
      setState({ step: 'opening' });
      const picture = await openPicture(file);
      if (fileNumber.current === ownFileNumber) setState({ step: 'cropping', picture });
      else picture.close();
    } catch (error) {
      if (fileNumber.current === ownFileNumber) showFailure(error);
    }
  };

  /** Uploads the file that `getFile` prepares, unless this has been started for the chosen file. */
  const upload = (getFile: () => Promise<File>): void => {
    const controller = new AbortController();
    const { signal } = controller;
    const mutationFn = async () => {
      uploadController.current = controller;
      const file = await getFile();
      signal.throwIfAborted();
      encodedFile.current = file;
      setState({ step: 'uploading', preview: URL.createObjectURL(file) });
      storeProfile(await updateProfileWithFormData({ profile_picture: file }, { signal }));
      setState({ step: 'saved' });
    };
    const onError = (error: Error): void => {
      if (signal.aborted) setState({ step: 'stopped' });
      else showFailure(error);
      // The picture may have been stored although the answer was lost.
      if (encodedFile.current) refetchByPath(queryClient, getGetProfileUrl());
    };
    const options = { mutationFn, onError };
    startWrite(queryClient, ['picture', fileNumber.current], options, undefined).catch(() => undefined);
  };

  const crop = (area: Area): void => {
    if (state.step !== 'cropping') return;
    const { canvas } = state.picture;
    upload(() => {
      setState({ step: 'preparing' });
      return cropPicture(canvas, area);
    });
  };

  const retry = (): void => {
    const file = encodedFile.current;
    if (file) upload(async () => file);
  };

  /** Cancels the crop or the upload, or discards a failed one; the profile picture does not change. */
  const cancel = useCallback(() => {
    if (state.step === 'uploading') uploadController.current?.abort();
    else setState({ step: 'idle' });
  }, [state]);

  return { state, choose: (getFile: () => File): void => void choose(getFile), crop, retry, cancel };
}
