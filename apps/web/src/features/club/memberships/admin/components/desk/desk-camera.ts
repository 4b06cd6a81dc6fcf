/** Loaded separately when staff turn the camera on, because reading codes needs a library (`card-check.tsx`). */
export { ScanCamera as default } from '@/features/common/admin/scan/scan-camera';
