import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { describeError, type ErrorDescription } from '@/api/problem';
import { refetchByPath } from '@/api/query-client';
import { singleFlight } from '@/lib/promises';
import { useProfileSaved } from '@/features/profile/data/use-profile-saved';
import { getGetProfileUrl, updateProfileWithFormData } from '@/generated/user/user';
import { cropPicture, type Area } from './encode-picture';
import { type OpenedPicture, openPicture } from './open-picture';
import { PictureRefused, type PictureRefusal } from './refusal';

/** The progress, or the outcome of the last attempt. */
type PictureState =
  | { readonly step: 'idle' | 'opening' | 'preparing' | 'saved' | 'stopped' }
  | { readonly step: 'refused'; readonly refusal: PictureRefusal }
  | { readonly step: 'cropping'; readonly picture: OpenedPicture }
  /** `preview`: an object URL of the uploaded picture. */
  | { readonly step: 'uploading'; readonly preview: string }
  /** `canRetry`: whether the same file may be uploaded again. */
  | { readonly step: 'failed'; readonly failure: ErrorDescription; readonly canRetry: boolean };

/** Whether the backend refused the picture itself, so that a retry is useless. */
const isRefusal = (failure: ErrorDescription): boolean =>
  failure.kind === 'problem' &&
  ([413, 415].includes(failure.status) ||
    failure.code === 'validation_failed' ||
    (failure.code ?? '').startsWith('picture_'));

/** `waiting`: an unsaved picture needs a decision of the person; `moving`: it is being prepared or uploaded; null: all is saved. */
export function unsavedPicture(state: PictureState): 'waiting' | 'moving' | null {
  if (state.step === 'cropping' || (state.step === 'failed' && state.canRetry)) return 'waiting';
  return state.step === 'opening' || state.step === 'preparing' || state.step === 'uploading'
    ? 'moving'
    : null;
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** The steps from a file to the saved profile picture. Only `use` and `retry` make a request. */
export function usePictureUpload() {
  const [state, setState] = useState<PictureState>({ step: 'idle' });
  const queryClient = useQueryClient();
  const profileSaved = useProfileSaved();
  const upload = useRef<AbortController | null>(null);
  const encoded = useRef<File | null>(null);
  /** The number of the newest file; older ones that open more slowly are ignored. */
  const attempt = useRef(0);
  /** Prevents two uploads after two presses before the next render. */
  const [once] = useState(() => singleFlight<void>());

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
      attempt.current += 1;
      upload.current?.abort();
    },
    [],
  );

  const fail = (error: unknown): void => {
    if (error instanceof PictureRefused) {
      setState({ step: 'refused', refusal: error.refusal });
      return;
    }
    const failure = describeError(error);
    setState({ step: 'failed', failure, canRetry: encoded.current !== null && !isRefusal(failure) });
  };

  /** Opens the file that `pick` returns; an error of `pick` is shown like an error of the file. */
  const choose = async (pick: () => File): Promise<void> => {
    attempt.current += 1;
    encoded.current = null;
    const started = attempt.current;
    try {
      const file = pick();
      setState({ step: 'opening' });
      const picture = await openPicture(file);
      if (attempt.current === started) setState({ step: 'cropping', picture });
      else picture.close();
    } catch (error) {
      if (attempt.current === started) fail(error);
    }
  };

  const send = async (file: File): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    upload.current = controller;
    setState({ step: 'uploading', preview: URL.createObjectURL(file) });
    try {
      profileSaved(await updateProfileWithFormData({ profile_picture: file }, { signal }));
      setState({ step: 'saved' });
    } catch (error) {
      if (signal.aborted) setState({ step: 'stopped' });
      else fail(error);
      // The picture may have been stored although the answer was lost.
      refetchByPath(queryClient, getGetProfileUrl());
    }
  };

  const use = (area: Area): void => {
    if (state.step !== 'cropping') return;
    const { canvas } = state.picture;
    const started = attempt.current;
    const cropAndSend = async (): Promise<void> => {
      setState({ step: 'preparing' });
      const file = await cropPicture(canvas, area);
      if (attempt.current !== started) return;
      encoded.current = file;
      await send(file);
    };
    once(started, cropAndSend).catch(fail);
  };

  const retry = (): void => {
    const file = encoded.current;
    if (file) void once(attempt.current, () => send(file));
  };

  /** Cancels the crop or the upload, or discards a failed one; the profile picture does not change. */
  const cancel = useCallback(() => {
    if (state.step === 'uploading') upload.current?.abort();
    else setState({ step: 'idle' });
  }, [state]);

  return { state, choose: (pick: () => File): void => void choose(pick), use, retry, cancel };
}
