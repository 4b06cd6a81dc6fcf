export type { SentFile } from './sent-file.js';
export { Upload } from './upload.decorator.js';
export { UploadInterceptor } from './upload.interceptor.js';
