import { CameraOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CameraProblem, readCodes } from './camera';
import { createScanDebounce } from './scan-debounce';

/** Shows the camera's picture and reads tickets from it. Without a camera, staff type the code. */
export function ScanCamera({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation('kit');
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const report = useEffectEvent(onCode);
  useEffect(() => {
    if (!video.current) return;
    const isNew = createScanDebounce();
    return readCodes(video.current, {
      onCode: (code) => {
        if (isNew(code, performance.now())) report(code);
      },
      onProblem: setProblem,
    });
  }, []);
  return (
    <div className="night relative aspect-[4/3] max-h-[45dvh] w-full overflow-hidden rounded-card bg-page">
      <video ref={video} muted playsInline aria-label={t('camera.label')} className="size-full object-cover" />
      {problem === null ? (
        <span aria-hidden className="absolute inset-0 m-auto aspect-square h-3/5 rounded-card border-4 border-ink/80" />
      ) : (
        <p className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-6 text-center text-ink">
          <CameraOff aria-hidden className="size-8" />
          {t(`camera.${problem}`)}
        </p>
      )}
    </div>
  );
}
