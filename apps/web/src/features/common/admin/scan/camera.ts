import jsQR from 'jsqr';

/** `refused`: the user or the browser denied access. `missing`: there is no camera, or another program uses it. */
export type CameraProblem = 'refused' | 'missing' | 'insecure';

interface Reader {
  onCode: (code: string) => void;
  onProblem: (problem: CameraProblem) => void;
}

/** Milliseconds between two reads. */
const pauseMs = 120;
/** In pixels. A picture of this width shows a code clearly and is fast to read. */
const widest = 640;

/**
 * Shows the rear camera in the video and reports each QR code until the returned function is called. A document that
 * was loaded as another page may not use the camera, because only this page's URL allows it, so the document is
 * reloaded.
 */
export function readCodes(video: HTMLVideoElement, { onCode, onProblem }: Reader): () => void {
  let isOn = true;
  let stream: MediaStream | null = null;
  let timer: number | undefined;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });

  const look = () => {
    if (!isOn) return;
    if (context && video.videoWidth > 0) {
      const scale = Math.min(1, widest / video.videoWidth);
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      const found = jsQR(data, width, height, { inversionAttempts: 'dontInvert' });
      if (found && found.data !== '') onCode(found.data);
    }
    timer = window.setTimeout(look, pauseMs);
  };

  const start = async () => {
    // Browsers omit this property on insecure origins.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (!devices) return onProblem('insecure');
    try {
      const constraints = { facingMode: 'environment', width: { ideal: 1280 } };
      const opened = await devices.getUserMedia({ video: constraints, audio: false });
      if (!isOn) return stop(opened);
      stream = opened;
      video.srcObject = stream;
      await video.play();
      look();
    } catch (error) {
      if (!isOn) return;
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isRefused && openedElsewhere()) window.location.reload();
      else onProblem(isRefused ? 'refused' : 'missing');
    }
  };

  void start();
  return () => {
    isOn = false;
    window.clearTimeout(timer);
    if (stream) stop(stream);
    video.srcObject = null;
  };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Returns whether this document was loaded at another path than its current one. */
function openedElsewhere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname !== window.location.pathname;
}
