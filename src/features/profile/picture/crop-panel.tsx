import 'react-easy-crop/react-easy-crop.css';
import { mdiMagnifyMinusOutline, mdiMagnifyPlusOutline } from '@mdi/js';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useFocusWhen } from '@/components/focus/focus';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { maxZoom } from './encode-picture';

interface CropPanelProps {
  url: string;
  onCrop: (area: Area) => void;
  onCancel: () => void;
}

/** Lets the person choose the square that becomes the profile picture. The CSS of the library is imported, because the Content-Security-Policy forbids its style element. */
export function CropPanel({ url, onCrop, onCancel }: CropPanelProps) {
  const { LL } = useI18n();
  const texts = LL.profile.picture.crop;
  const id = useId();
  const heading = useFocusWhen<HTMLHeadingElement>();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid gap-4 rounded-card bg-surface p-4 shadow-card md:p-6"
    >
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="text-lg font-bold outline-none">
        {texts.title()}
      </h2>
      <div className="relative h-72 overflow-hidden rounded-control bg-sunken md:h-96">
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          classes={{ cropAreaClassName: '-outline-offset-4' }}
          keyboardStep={10}
          disableAutomaticStylesInjection
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_, croppedArea) => setArea(croppedArea)}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'application',
            'aria-label': texts.area(),
            'aria-describedby': `${id}-help`,
          }}
        />
      </div>
      <div className="flex items-center gap-3">
        <Icon path={mdiMagnifyMinusOutline} className="size-6 text-muted" />
        <input
          type="range"
          aria-label={texts.zoom()}
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="h-11 min-w-0 flex-1 rounded-control accent-primary"
        />
        <Icon path={mdiMagnifyPlusOutline} className="size-6 text-muted" />
      </div>
      <p id={`${id}-help`} className="text-sm text-muted">
        {texts.help()}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={area === null} onClick={() => area && onCrop(area)}>
          {texts.use()}
        </Button>
        <Button onClick={onCancel}>{LL.common.actions.cancel()}</Button>
      </div>
    </section>
  );
}
