import { useState } from 'react';
import { errorText } from '@/components/failures/error-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useI18n } from '@/i18n/context';
import { refusalText } from './refusal';
import type { PictureUpload } from './use-picture-upload';

export function PictureStatus({ state, cancel, retry }: PictureUpload) {
  const i18n = useI18n();
  const { LL, locale } = i18n;
  const texts = LL.profile.picture;
  const isBusy = state.step === 'opening' || state.step === 'preparing' || state.step === 'uploading';
  /** `isNew` is false after a change of the language: then the text is shown without being announced again. */
  const [shownStatus, setShownStatus] = useState({ state, locale, isNew: true });
  if (shownStatus.state !== state) setShownStatus({ state, locale, isNew: true });
  else if (shownStatus.locale !== locale) setShownStatus({ state, locale, isNew: false });
  const { isNew } = shownStatus;
  const outcome =
    state.step === 'saved' ? (
      <p className="font-semibold text-accent">{texts.saved()}</p>
    ) : (
      state.step === 'stopped' && <p className="text-muted">{texts.stopped()}</p>
    );
  return (
    <>
      <div role="status" aria-live="polite" className="grid gap-2 empty:hidden">
        {isBusy && (
          <>
            <p className="text-sm font-semibold">{texts[state.step]()}</p>
            <progress
              aria-label={texts[state.step]()}
              className="h-2 w-full max-w-sm rounded-full accent-primary"
            />
          </>
        )}
        {isNew && outcome}
      </div>
      {!isNew && outcome}
      {state.step === 'uploading' && (
        <Button onClick={cancel} className="justify-self-start">
          {texts.stop()}
        </Button>
      )}
      {state.step === 'refused' && (
        <Notice kind="danger" {...(isNew && { role: 'alert' })}>
          <p>{refusalText(i18n, state.refusal)}</p>
        </Notice>
      )}
      {state.step === 'failed' && (
        <Notice kind="danger" {...(isNew && { role: 'alert' })}>
          <p>
            {texts.failed()} {errorText(LL, state.failure)}
          </p>
          {state.canRetry && (
            <div className="flex flex-wrap gap-3">
              <Button onClick={retry}>{texts.retry()}</Button>
              <Button variant="quiet" onClick={cancel}>
                {texts.discard()}
              </Button>
            </div>
          )}
        </Notice>
      )}
    </>
  );
}
