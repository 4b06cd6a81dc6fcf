export type { SentFile, SentFiles } from './sent-file.js';
export { Upload, Uploads } from './upload.decorator.js';
export { UploadInterceptor } from './upload.interceptor.js';
