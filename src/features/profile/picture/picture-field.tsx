import { mdiCameraOutline, mdiImageOutline } from '@mdi/js';
import { useCallback, useEffect, useRef } from 'react';
import { getChunkErrorText, useLazyOnIntent } from '@/components/loading/lazy';
import { showToast } from '@/components/toasts/toasts';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Profile } from '@/generated/schemas/profile.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { PictureStatus } from './picture-status';
import { useDroppedOrPastedFile } from './use-dropped-or-pasted-file';
import type { PictureUpload } from './use-picture-upload';

const loadCrop = () => import('./crop-panel').then((module) => module.CropPanel);

interface FileButtonProps {
  icon: string;
  label: string;
  disabled: boolean;
  capture?: 'user';
  onIntent: () => void;
  onPick: (file: File) => void;
}

/** HEIC is included because some browsers can open it. */
const acceptedTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

function FileButton({ icon, label, disabled, capture, onIntent, onPick }: FileButtonProps) {
  const inputElement = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        disabled={disabled}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => inputElement.current?.click()}
      >
        <Icon path={icon} />
        {label}
      </Button>
      <input
        ref={inputElement}
        type="file"
        accept={acceptedTypes}
        capture={capture}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise choosing the same file again would fire no event.
          target.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}

/** Lets the person choose, photograph, drop or paste a picture, crop it, and upload it at once. */
export function PictureField({ profile, upload }: { profile: Profile; upload: PictureUpload }) {
  const { LL } = useI18n();
  const texts = LL.profile.picture;
  const { state, choose, crop, cancel } = upload;
  const cancelWithError = useCallback(() => {
    cancel();
    showToast('danger', getChunkErrorText);
  }, [cancel]);
  const { code: CropPanel, preload, requestCode } = useLazyOnIntent(loadCrop, cancelWithError);
  const isCropping = state.step === 'cropping';
  const isBusy = state.step === 'preparing' || state.step === 'uploading';
  const pickFile = (getFile: () => File): void => {
    if (!isBusy) choose(getFile);
  };
  const buttonProps = { disabled: isBusy, onIntent: preload, onPick: (file: File) => pickFile(() => file) };
  const isFileDragged = useDroppedOrPastedFile(pickFile);
  useEffect(() => {
    if (isCropping && !CropPanel) requestCode();
  }, [isCropping, CropPanel, requestCode]);

  const sectionElement = useRef<HTMLElement>(null);
  const hadCropOrError = useRef(false);
  useEffect(() => {
    // The crop or the error notice disappears together with its focused button.
    if (hadCropOrError.current && document.activeElement === document.body) sectionElement.current?.focus();
    hadCropOrError.current = state.step === 'cropping' || state.step === 'failed';
  }, [state.step]);

  if (isCropping && CropPanel) {
    return <CropPanel key={state.picture.url} url={state.picture.url} onCrop={crop} onCancel={cancel} />;
  }
  return (
    <section
      ref={sectionElement}
      tabIndex={-1}
      aria-label={texts.label()}
      className={cn(
        'grid gap-4 rounded-card bg-surface p-4 shadow-card outline-none md:p-6',
        isFileDragged && 'ring-3 ring-primary ring-inset',
      )}
    >
      <div className="flex flex-wrap items-center gap-4 md:gap-6">
        <Avatar
          name={profile.display_name}
          picture={state.step === 'uploading' ? state.preview : profile.profile_picture}
          className={cn('size-24 text-xl', state.step === 'uploading' && 'opacity-60')}
        />
        <div className="grid min-w-0 flex-1 basis-56 gap-2">
          <div className="flex flex-wrap gap-3">
            <FileButton
              icon={mdiImageOutline}
              label={profile.profile_picture ? texts.change() : texts.choose()}
              {...buttonProps}
            />
            <span className="hidden pointer-coarse:contents">
              <FileButton icon={mdiCameraOutline} label={texts.camera()} capture="user" {...buttonProps} />
            </span>
          </div>
          <p className="text-sm text-muted">
            {isFileDragged ? texts.drop() : texts.formats()}
            <span className="pointer-coarse:hidden"> {texts.hint()}</span>
          </p>
        </div>
      </div>
      <PictureStatus {...upload} />
      <p className="prose-width text-sm text-muted">{texts.privacy()}</p>
    </section>
  );
}
